import { type Refusal, titleOf } from 'ludoteca';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { inOrder } from '../boards/listing.js';
import { type Speech, useSpeech } from '../language/speech.js';
import type { LaidOut } from '../local/saving.js';
import { Stage } from '../motion/stage.js';
import { Bar } from '../table/bar.js';
import { Chronicle } from '../table/chronicle.js';
import { Drawing } from '../table/drawing.js';
import { noPointing } from '../table/pointing.js';
import { Ranking } from '../table/ranking.js';
import { TellingProvider, tellingOf } from '../table/telling.js';
import { Branching } from './branching.js';
import { Curve } from './curve.js';
import { MomentList, type MomentTold } from './moment-list.js';
import { type Moment, momentsOf } from './moments.js';
import type { Study } from './opening.js';
import { Picturing } from './picturing.js';
import { Sharing } from './sharing.js';
import { type Eyes, type Story, storyOf } from './story.js';
import { Transport } from './transport.js';
import { useRunning } from './use-running.js';

/** So many of the sentences of a place stand with the buttons; the chronicle has all. */
const mostTold = 4;

const sentenceOf = (study: Study, story: Story, { place, event, change }: Moment, speech: Speech): string => {
  const { say, language } = speech;
  const telling = tellingOf(study.game, story.viewAt(place), speech);
  const told = event === null ? [] : [telling.event(event)];
  if (change === null) return told.join('');
  const player = telling.player(change.player);
  const by = change.by.toLocaleString(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return [...told, say(change.leads ? 'studyLeads' : 'studySwings', { player, by })].join(' · ');
};

interface StudyingProps {
  readonly study: Study;
  leave(): void;
  open(laidOut: LaidOut): Promise<Refusal | null>;
}

/** A game that is looked at again: the board of any moment, what mattered, how everybody stood, and what can be made of it. */
export const Studying = ({ study, leave, open }: StudyingProps): ReactNode => {
  const speech = useSpeech();
  const { words, language } = speech;
  const { id, game, steps, outcome } = study;
  const [eyes, setEyes] = useState<Eyes>(study.eyes[0]);
  const [isBrief, setBrief] = useState(false);
  const story = useMemo(() => storyOf(study, eyes), [study, eyes]);
  const moments = useMemo(() => momentsOf(story), [story]);
  const told = useMemo(
    () => moments.map((moment): MomentTold => ({ moment, sentence: sentenceOf(study, story, moment, speech) })),
    [study, story, moments, speech],
  );
  const stops = useMemo(() => (isBrief ? moments.map(({ place }) => place) : null), [isBrief, moments]);
  const { position, seen, showing, shown, goTo, run } = useRunning(story, stops);
  const { place, isRunning } = position;
  const here = story.places[place]!;
  const leap = useCallback(
    (forward: boolean) => {
      const found = forward ? moments.find((one) => one.place > place) : moments.findLast((one) => one.place < place);
      goTo(found?.place ?? (forward ? story.places.length - 1 : 0));
    },
    [moments, place, story, goTo],
  );
  const title = titleOf(game, language);
  const telling = useMemo(() => tellingOf(game, seen.view, speech), [game, seen.view, speech]);
  const last = story.places.length - 1;
  const eyesCalled = (one: Eyes): string =>
    one.kind === 'all' ? words.studyEyesAll : one.viewer === null ? words.studyEyesWatcher : telling.player(one.viewer);
  return (
    <TellingProvider value={telling}>
      <Bar game={game}>
        <button type="button" onClick={leave}>
          {words.studyLeave}
        </button>
      </Bar>
      <main className="table study">
        <div className="play">
          <div className="over-picture">
            <label className="study-eyes">
              {words.studyEyes}{' '}
              <select
                value={study.eyes.indexOf(eyes)}
                disabled={study.eyes.length === 1}
                onChange={({ target }) => setEyes(study.eyes[Number(target.value)] ?? study.eyes[0])}
              >
                {inOrder(study.eyes).map(({ thing, place: number, key }) => (
                  <option key={key} value={number}>
                    {eyesCalled(thing)}
                  </option>
                ))}
              </select>
            </label>
            <label className="study-brief">
              <input type="checkbox" checked={isBrief} onChange={({ target }) => setBrief(target.checked)} /> {words.studyOnlyMoments}
            </label>
          </div>
          <Drawing game={game} view={shown.view ?? seen.view} viewer={story.viewer} pointing={noPointing} filling={null} />
          <Transport place={here} at={place} last={last} isRunning={isRunning} goTo={goTo} run={run} leap={leap}>
            {here.events.slice(0, mostTold).map(telling.event).join(' · ')}
          </Transport>
          <p className="study-keys quiet">{words.studyKeys}</p>
        </div>
        <div className="aside">
          {story.points.length > 0 && (
            <Curve story={story} moments={moments} place={place} seats={game.seats(steps[0]!.state)} goTo={goTo} />
          )}
          {outcome !== null && place === last && <Ranking outcome={outcome} />}
          <MomentList told={told} place={place} goTo={goTo} />
          {outcome !== null && <Branching study={study} step={here.step} open={open} />}
          <Sharing study={study} />
          <Picturing title={title} told={told} place={place} last={last} goTo={goTo} />
          <Chronicle moments={seen.moments} />
        </div>
        <Stage showing={showing} game={id} />
      </main>
    </TellingProvider>
  );
};
