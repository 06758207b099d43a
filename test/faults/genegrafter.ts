import { faultsOf } from './fault.js';

const home = 'src/games/genegrafter';
const tests = 'test/games/genegrafter';
const duels = [`${tests}/rules`, `${tests}/mechanics/battle`];
const cards = [`${tests}/mechanics/cards`];
const lives = [`${tests}/mechanics/elimination.test.ts`, `${tests}/mechanics/scoring.test.ts`, `${tests}/mechanics/final-round.test.ts`];
const fighters = [`${tests}/queries`, `${tests}/mechanics/damage.test.ts`, ...cards];
const secrets = [`${tests}/view`, `${tests}/conformance.test.ts`];

/** Genegrafter, broken: its secrets, its duels, its deck and its end. */
export const genegrafterFaults = [
  ...faultsOf(`${home}/view/view.ts`, secrets, {
    'face-down cards are shown to all': ['faceDown && by !== viewer', 'faceDown && by === null'],
    'discards are shown before they are chosen': ["decision.kind !== 'discard' || decision.owner === viewer", 'decision.owner !== null'],
    'a drawn card is named to all': ["(event.type === 'card-drawn' || event.type === 'ability-played')", "event.type === 'ability-played'"],
  }),
  ...faultsOf(`${home}/view/redeal.ts`, secrets, {
    'redeal keeps the hands of others': ['hand: player.hand.map(deal)', 'hand: player.hand'],
    'redeal keeps the order of the deck': [
      "return shuffled(dice, [...pile.filter(isOrdinary), ...events, ...dna], 'redeal');",
      'return pile;',
    ],
  }),
  ...faultsOf(`${home}/queries/characters.ts`, fighters, {
    'power dice add to plain dice': [
      "state.settings.powerDice === 'add' ? ability[role] : 0",
      "state.settings.powerDice !== 'add' ? ability[role] : 0",
    ],
    'dice below zero are rolled as they are': ['Math.max(0, dice)', 'Math.max(1, dice)'],
    'a cancelled card counts': ['!played.cancelled && !played.faceDown', '!played.faceDown'],
    'Infinite Power regenerates': [
      "if (power === 'infinitePower' && hasGrantedPower",
      "if (characters.get(character.card)!.powers.includes('infinitePower')) return true;\n  if (power === 'infinitePower' && hasGrantedPower",
    ],
    'gear absorbs by the last slot': ['slot(card) < slot(first)', 'slot(card) > slot(first)'],
    'denied rerolls leave those of gear': [
      'if (combatant.denied) return 0; // [GG-EFF-05]',
      'if (combatant.denied) return combatant.gained;',
    ],
  }),
  ...faultsOf(`${home}/mechanics/cards/effects.ts`, cards, {
    'a jam hits what is jammed already': [' || other.cancelled) continue', ') continue'],
    'the whole are healed too': ['if (character.wounded) heal(character, table);', 'heal(character, table);'],
  }),
  ...faultsOf(`${home}/mechanics/cards/decisions.ts`, cards, {
    'a deck that has run out cannot be drawn from': ['state.deck.length + state.discard.length > 0', 'state.deck.length > 0'],
    'a free choice among no faces is none lost': ['usableFaces(state, player).length > 0;', 'usableFaces(state, player).length >= 0;'],
    'an opponent without cards may be chosen': ['owner: player }).length > 0;', 'owner: player }).length >= 0;'],
    'a card is grafted under nobody': [
      'playerOf(state, player).genePool.length > 0 && hasCharacter(state, player)',
      'playerOf(state, player).genePool.length > 0',
    ],
  }),
  ...faultsOf(`${home}/mechanics/battle/duel.ts`, duels, {
    'abilities are revealed in order of play': [
      'for (let place = duel.played.length - 1; place >= 0; place--) revealOne',
      'for (let place = 0; place < duel.played.length; place++) revealOne',
    ],
    'one pass ends the playing of abilities': ['duel.consecutivePasses === 2', 'duel.consecutivePasses === 1'],
    'a card played leaves the passes': ['duelOf(state).consecutivePasses = 0;', ''],
    'a tie too many is rolled': ['duel.tieRerolls < state.settings.maxTieRerolls', 'duel.tieRerolls <= state.settings.maxTieRerolls'],
  }),
  ...faultsOf(`${home}/mechanics/battle/dice-window.ts`, duels, {
    'a reroll replaces a better face': ["keptFace(from, rolled, 'higher')", "keptFace(from, rolled, 'new')"],
    'rerolls never run out': ['side.rerolls -= 1;', ''],
    'any dice take any die effect': ['duel[touched].dice.length > 0);\n\nconst', 'duel[touched].dice.length >= 0);\n\nconst'],
    'Roll Again spoils own dice': ["ownBetter: { own: 'higher', opposing: 'new' }", "ownBetter: { own: 'new', opposing: 'new' }"],
  }),
  ...faultsOf(`${home}/mechanics/battle/battle.ts`, duels, {
    'attackers of a dropped battle have attacked': ['attacker.attackedOnTurn = state.turn; // [GG-ATT-10]', ''],
  }),
  ...faultsOf(`${home}/mechanics/cards/deck.ts`, [...cards, ...lives], {
    'an event drawn in an attack is carried out at once': ['state.battle !== null || state.graftRound', 'state.graftRound'],
    'a chain drawn in a graft round begins another': ['state.battle !== null || state.graftRound !== null', 'state.battle !== null'],
    'a draw in a graft round forgets the draws owed': ['state.drawing = ranOut && heldUp?.player === player ? null : heldUp;', ''],
    'a draw that runs out leaves what is owed': ['ranOut && heldUp?.player === player ? null : heldUp', 'heldUp'],
    'one turn more is none': ['oneTurn: 1,', 'oneTurn: 0,'],
    'the second chain brings the final round': ['if (allowance === 3)', 'if (allowance >= 2)'],
    'the final round begins with the player of the third chain': ['[...others, active!]', '[active!, ...others]'],
    'events count as cards drawn': [
      'if (content.events.has(card)) return meetEvent',
      'if (content.events.has(card) && (state.drawing = null) === null) return meetEvent',
    ],
  }),
  ...faultsOf(`${home}/mechanics/verbs.ts`, [...cards, `${tests}/mechanics/death.test.ts`], {
    'an event regenerates': ["killer !== null && hasPower(state, mortal, 'regeneration')", "hasPower(state, mortal, 'regeneration')"],
    'grafts of a character killed by an event follow the option': ['killer === null || state.settings', 'state.settings'],
    'regeneration leaves the grafts behind': [
      'const pile = [...peek(state.deck), card, ...grafts];',
      'const pile = [...peek(state.deck), card];',
    ],
    'a token more than at the start': ['Math.min(attack, most - owner.attackMarkers)', 'attack'],
  }),
  ...faultsOf(`${home}/mechanics/elimination.ts`, [...cards, ...lives], {
    'an event may leave nobody': ['if (doomed.length === order.length) return;', ''],
    'a turn more dies with its player': ["state.settings.finalRound === 'oneTurn' ? [nextSurvivor(state, id)] : []", '[]'],
    'the gene pool always leaves the game': ["state.settings.eliminatedPool === 'killer' ? killer : null", 'null'],
    'an eliminated player goes on drawing': ['if (state.drawing?.player === id) state.drawing = null;', ''],
    'an eliminated player keeps his last turn': ['if (player !== id) return [player];', 'if (player !== null) return [player];'],
  }),
  ...faultsOf(`${home}/mechanics/cards/graft-round.ts`, cards, {
    'nobody waits for a recall in a graft round': ['hasSpecialDie(state, id) && genePool.length > 0', 'false'],
    'a hand keeps a graft turn open without a host': [
      'hasSpecialDie(state, id) && genePool.length > 0',
      'hasSpecialDie(state, id) && hand.length + genePool.length > 0',
    ],
  }),
  ...faultsOf(`${home}/queries/state.ts`, [`${tests}/queries`, `${tests}/rules`, ...cards], {
    'characters are played after a battle': [
      "state.settings.phaseOrder === 'strict' && state.battlesThisTurn",
      'state.battlesThisTurn === null && state.battlesThisTurn',
    ],
    'an opponent is challenged again': [
      "state.settings.battlesPerOpponent !== 'unlimited' &&",
      "state.settings.battlesPerOpponent === 'one' &&",
    ],
    'no special die in a graft round': ["  'grafting',\n  'discarding',\n]);", "  'discarding',\n]);"],
    'what was deferred comes after the next attack': ['(battle === null || battle.attacker === null)', 'battle === null'],
    'what a graft round made wait is forgotten': ['(battle === null || battle.attacker === null)', 'battle?.attacker === null'],
  }),
  ...faultsOf(`${home}/rules/declare-battle.ts`, [`${tests}/rules/declare-battle.test.ts`, `${tests}/forms/battles.test.ts`], {
    'the first two are not listed': ['for (let count = 2;', 'for (let count = 3;'],
    'attackers are named in the order of entering': ['one(others(before), {', 'one(others(before).slice(0, 1), {'],
    'a form names an attacker twice': ['others = others.toSpliced(others.indexOf(before[i]!), 1);', ''],
    'a battle is offered before a character was played': ['isFine(tooEarly(state, player)) && opponentsOf', 'opponentsOf'],
  }),
  ...faultsOf(`${home}/rules/apply-die-effect.ts`, [`${tests}/forms/dice.test.ts`], {
    'a form turns dice to few faces': ['const faces = [1, 2, 3, 4, 5, 6] as const;', 'const faces = [1, 6] as const;'],
    'a form offers effects that meet no die': ['if (meetsDice(duel, side, effect)) places.push(place);', 'places.push(place);'],
    'a face that is ignored must be named': ['return effectOf(state, action.player, action.effect)?.do', "return 'setDie'"],
  }),
  ...faultsOf(`${home}/rules/use-reroll.ts`, [`${tests}/forms/dice.test.ts`, `${tests}/rules/use-reroll.test.ts`], {
    'a form rolls no six again': [
      'rerolls === 0 ? [] : [...dice.keys()]',
      'rerolls === 0 ? [] : [...dice.keys()].filter((die) => dice[die]! < 6)',
    ],
    'sixes are proposed': ['if (face < 6) yield', 'if (face < 7) yield'],
  }),
  ...faultsOf(`${home}/rules/play-gear.ts`, [`${tests}/forms/cards.test.ts`], {
    'gear is offered that nobody can wear': ['?? 0) < own);', '?? 0) <= own);'],
  }),
  ...faultsOf(`${home}/labels/naming.ts`, [`${tests}/labels/questions.test.ts`], {
    'copies of a card are called alike': ['definition === id ? []', "definition !== '' ? []"],
    'cards of one name are called alike': [
      'printed.shared.has(name(id)) ? [definition] : []',
      'printed.shared.has(id) ? [definition] : []',
    ],
  }),
  ...faultsOf(`${home}/labels/asking.ts`, [`${tests}/labels/questions.test.ts`], {
    'a player called like a card is called by its name': ["if (kind === 'special-opponent') return option;", ''],
  }),
  ...faultsOf(`${home}/content/validate.ts`, [`${tests}/content`], {
    'a pack of any size': ['if (all > mostCards)', 'if (all < 0)'],
  }),
  ...faultsOf(`${home}/setup/integrity.ts`, [`${tests}/setup/integrity.test.ts`], {
    'whoever is out may hold cards': ['if (player.eliminatedAt !== null && player.hand', 'if (player.eliminatedAt === 0 && player.hand'],
    'three chains without an end': ['(dnaTable.length === 3) !== (finalTurns !== null)', 'dnaTable.length < 3 && finalTurns !== null'],
    'the last turns of anybody': ['|| finalTurns.some((player, i) => player !== next[i])', ''],
    'a card waits with any effect': ['sameData(known, effect)', "'target' in known"],
    'two gear in one slot': ['gear.get(card)!.slot)).size < worn.length', 'card)).size < worn.length'],
  }),
  ...faultsOf(`${home}/setup/battle-integrity.ts`, [`${tests}/setup/integrity.test.ts`], {
    'a choice of defender needs none': [
      "if (step === 'choosing-defender' && !hasCharacter(state, opponent))",
      "if (step === 'choosing-defender' && !opponent)",
    ],
    'anybody may fight for anybody': ['if (player !== players[side] || (!isDecided', 'if (player === null || (!isDecided'],
    'a stranger in a duel is looked for among the players': ['if (!areStrangers) yield*', 'yield*'],
    'a bystander may be to act': ['if (!duellists.includes(player))', 'if (!state.settings.players.includes(player))'],
    'tokens beyond the board': ['> settings.markersPerKind)', '> 1_000_000)'],
    'dice that no card gives': ['extraDice !== worked.extraDice ||', ''],
  }),
  ...faultsOf(`${home}/setup/integrity.ts`, [`${tests}/setup/integrity.test.ts`], {
    'events do not wait for the end of an attack': [
      'if ((event !== null || graftRound !== null) && attackSteps',
      'if (graftRound !== null && attackSteps',
    ],
    'wounds need no event': [
      "if ((kind === 'destroy' || kind === 'wound') && event === null)",
      "if (kind === 'destroy' && event === null)",
    ],
    'nobody need be waited for': [
      "if (awaited(state) === null) yield fault('Nobody is waited for.', 'step');",
      'if (awaited(state) === undefined) return;',
    ],
  }),
  ...faultsOf(`${home}/mechanics/scoring.ts`, lives, {
    'life does not break ties': ['b.points - a.points || b.life - a.life', 'b.points - a.points'],
    'the host scores for its grafts’ colours': [
      "state.settings.graftScoring === 'eachCardOnce'",
      "state.settings.graftScoring !== 'hostOnly' || true",
    ],
  }),
];
