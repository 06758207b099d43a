import type { Rules } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { type AcceptTrade, acceptTrade } from './accept-trade.js';
import { type Announce, announce } from './announce.js';
import { type CancelTrade, cancelTrade } from './cancel-trade.js';
import { type ChooseDisaster, chooseDisaster } from './choose-disaster.js';
import { type ChooseDisasterCity, chooseDisasterCity } from './choose-disaster-city.js';
import { type Commit, commit } from './commit.js';
import { type CommitRebels, commitRebels } from './commit-rebels.js';
import { type CreateCountry, createCountry } from './create-country.js';
import { type Declare, declare } from './declare.js';
import { type DefendBattle, defendBattle } from './defend-battle.js';
import { type DefendContest, defendContest } from './defend-contest.js';
import { type DeployArmy, deployArmy } from './deploy-army.js';
import { type Disclose, disclose } from './disclose.js';
import { type DrawBorders, drawBorders } from './draw-borders.js';
import { type DrawCoast, drawCoast } from './draw-coast.js';
import { type DrawFeatures, drawFeatures } from './draw-features.js';
import { type Execute, execute } from './execute.js';
import { type FaceCrisis, faceCrisis } from './face-crisis.js';
import { type JoinBattle, joinBattle } from './join-battle.js';
import { type LiftSiege, liftSiege } from './lift-siege.js';
import { type Pass, pass } from './pass.js';
import { type PickCountry, pickCountry } from './pick-country.js';
import { type PlaceCities, placeCities } from './place-cities.js';
import { type ProposeTrade, proposeTrade } from './propose-trade.js';
import { type React, react } from './react.js';
import { type RejectTrade, rejectTrade } from './reject-trade.js';
import { type ReleaseCaptive, releaseCaptive } from './release-captive.js';
import { type Repatriate, repatriate } from './repatriate.js';
import { type SupportCrisis, supportCrisis } from './support-crisis.js';
import { type Travel, travel } from './travel.js';
import { type Withdraw, withdraw } from './withdraw.js';

/** Everything a player can do. */
export type Action =
  | AcceptTrade
  | Announce
  | CancelTrade
  | ChooseDisasterCity
  | ChooseDisaster
  | CommitRebels
  | Commit
  | CreateCountry
  | Declare
  | DefendBattle
  | DefendContest
  | DeployArmy
  | Disclose
  | DrawBorders
  | DrawCoast
  | DrawFeatures
  | Execute
  | FaceCrisis
  | JoinBattle
  | LiftSiege
  | Pass
  | PickCountry
  | PlaceCities
  | ProposeTrade
  | React
  | RejectTrade
  | ReleaseCaptive
  | Repatriate
  | SupportCrisis
  | Travel
  | Withdraw;

/** One rule for every action. */
export const rules: Rules<State, Action, Event, ClauseId> = {
  'accept-trade': acceptTrade,
  announce,
  'cancel-trade': cancelTrade,
  'choose-disaster-city': chooseDisasterCity,
  'choose-disaster': chooseDisaster,
  'commit-rebels': commitRebels,
  commit,
  'create-country': createCountry,
  declare,
  'defend-battle': defendBattle,
  'defend-contest': defendContest,
  'deploy-army': deployArmy,
  disclose,
  'draw-borders': drawBorders,
  'draw-coast': drawCoast,
  'draw-features': drawFeatures,
  execute,
  'face-crisis': faceCrisis,
  'join-battle': joinBattle,
  'lift-siege': liftSiege,
  pass,
  'pick-country': pickCountry,
  'place-cities': placeCities,
  'propose-trade': proposeTrade,
  react,
  'reject-trade': rejectTrade,
  'release-captive': releaseCaptive,
  repatriate,
  'support-crisis': supportCrisis,
  travel,
  withdraw,
};

export type {
  AcceptTrade,
  Announce,
  CancelTrade,
  ChooseDisaster,
  ChooseDisasterCity,
  Commit,
  CommitRebels,
  CreateCountry,
  Declare,
  DefendBattle,
  DefendContest,
  DeployArmy,
  Disclose,
  DrawBorders,
  DrawCoast,
  DrawFeatures,
  Execute,
  FaceCrisis,
  JoinBattle,
  LiftSiege,
  Pass,
  PickCountry,
  PlaceCities,
  ProposeTrade,
  React,
  RejectTrade,
  ReleaseCaptive,
  Repatriate,
  SupportCrisis,
  Travel,
  Withdraw,
};
