import { defaultPack, genegrafter, type Pack, type State, type View } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { spoken } from '../../spoken.js';
import { a, b } from '../helpers/orders.js';
import { after, play } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';
import { labels, spokenGame } from '../helpers/spoken.js';

const { characters, abilities, events, dna, gear } = defaultPack;

const cards = [...characters, ...abilities, ...events, ...dna, ...gear];

test('every card, power and action has a name in every language', () => {
  expect(labels.languages).toEqual(['en', 'fr', 'es', 'ca']);
  for (const { id, name } of cards) expect(labels.name(id)).toBe(name);
  const actions = Object.keys(genegrafter.definition.rules).filter((type) => type !== 'graft'); // which is an English word
  for (const language of labels.languages) {
    for (const id of [...defaultPack.powers, ...actions, ...cards.map((card) => card.id)]) expect(labels.name(id, language)).not.toBe(id);
    expect(new Set(cards.map(({ id }) => labels.name(id, language))).size).toBe(cards.length);
  }
  for (const id of [...defaultPack.colours, ...gear.map(({ slot }) => slot)]) expect(labels.name(id, 'fr')).not.toBe(id);
});

test('the powers have the names of the book', () => {
  expect(labels.name('superStrength', 'fr')).toBe('Super Force');
  expect(labels.name('regeneration', 'fr')).toBe('Régénération');
  expect(labels.name('kineticManipulation', 'fr')).toBe('Manipulation Kinétique');
});

test('in French the four cards of the book keep their English names, and tokens, events and grafts the words of the book', () => {
  const four = ['heal-minor-wound', 'lucky-shot', 'roll-again', 'super-punch'];
  expect(four.map((card) => labels.name(card, 'fr'))).toEqual(['Heal Minor Wound', 'Lucky Shot', 'Roll Again', 'Super Punch']);
  expect([labels.action(a.token('attack'), 'fr'), labels.action(a.token('defence'), 'fr')]).toEqual([
    'dépenser un marqueur d’attaque',
    'dépenser un marqueur de défense',
  ]);
  expect(labels.event({ type: 'marker-spent', player: 'a', kind: 'attack', left: 2 }, 'fr')).toBe(
    'a dépense un marqueur d’attaque, il lui en reste 2',
  );
  expect([labels.name('event-drawn', 'fr'), labels.name('event', 'fr'), labels.name('face-4', 'fr')]).toEqual([
    'un évènement',
    'évènement',
    '4 : génégrafter',
  ]);
  expect(labels.event({ type: 'special-die', player: 'b', face: 4, chosen: false, lost: false }, 'fr')).toBe(
    'dé spécial de b : 4, génégrafter',
  );
});

test('in French life is lost point by point, as in the book', () => {
  const lost = { type: 'life-lost', player: 'a', amount: 1, life: 5 } as const;
  expect(labels.event(lost, 'fr')).toBe('a perd 1 point de vie, il lui en reste 5');
  expect(['life-lost', 'life-taken'].map((id) => labels.name(id, 'fr'))).toEqual(['point de vie perdu', 'un autre perd un point de vie']);
});

test('a die rolled again, and the last turns, are told as they are', () => {
  const changed = { type: 'die-changed', player: 'a', card: 'roll-again', owner: 'a', die: 0, from: 5, to: 5, rolled: 2 } as const;
  expect(labels.event(changed, 'en')).toBe('a uses Roll Again on die 1 of a: 2 instead of 5, 5 stays');
  expect(labels.event({ ...changed, from: 1, to: 6, rolled: null }, 'fr')).toBe('a applique Roll Again au dé 1 d’a : 6 au lieu de 1');
  const last = (turns: string[], language: string) => labels.event({ type: 'final-round-started', turns }, language);
  expect([last([], 'en'), last(['bo'], 'en'), last(['bo', 'cy'], 'en')]).toEqual([
    'this is the last turn',
    'one more turn, that of bo',
    'the final round will be: bo and cy',
  ]);
  expect([last(['bo'], 'fr'), last(['ada'], 'fr')]).toEqual(['encore un tour, celui de bo', 'encore un tour, celui d’ada']);
});

test('grafts that go elsewhere than their host are told apart, and so is a face that is chosen', () => {
  const died = { type: 'character-died', card: 'kestrel', owner: 'a', to: 'b', grafts: ['hush'] } as const;
  expect([null, 'a', 'b'].map((graftsTo) => labels.event({ ...died, graftsTo }, 'en'))).toEqual([
    'Kestrel goes to the gene pool of b, what was grafted (Hush) to the discard',
    'Kestrel goes to the gene pool of b, what was grafted (Hush) to the gene pool of a',
    'Kestrel (with Hush grafted) goes to the gene pool of b',
  ]);
  const face = { type: 'special-die', player: 'b', face: 5, chosen: true, lost: false } as const;
  expect([labels.event(face, 'en'), labels.event({ ...face, chosen: false }, 'en')]).toEqual([
    'b chooses face 5, Infinite Power',
    'b’s special die: 5, Infinite Power',
  ]);
});

test('in Spanish and Catalan words agree with the names beside them', () => {
  const { battle, token } = a;
  const said = (language: string, ...actions: Parameters<typeof labels.action>[0][]) =>
    actions.map((action) => labels.action(action, language));
  expect(said('es', battle('b', 'kestrel', 'hush'), token('attack'))).toEqual([
    'atacar a b con Cernícalo y Silencio',
    'gastar una ficha de ataque',
  ]);
  expect(said('ca', battle('b', 'kestrel', 'hush'), token('attack'), token('defence'))).toEqual([
    'atacar b amb Xoriguer i Silenci',
    'gastar una fitxa d’atac',
    'gastar una fitxa de defensa',
  ]);
  const last = (turns: string[], language: string) => labels.event({ type: 'final-round-started', turns }, language);
  expect([last(['bo', 'iris'], 'es'), last(['bo', 'ian'], 'es'), last(['ada'], 'es')]).toEqual([
    'la ronda final será: bo e iris',
    'la ronda final será: bo y ian',
    'queda un turno, el de ada',
  ]);
  expect([last(['bo', 'iris'], 'ca'), last(['ada'], 'ca'), last(['iolanda'], 'ca')]).toEqual([
    'la ronda final serà: bo i iris',
    'queda un torn, el d’ada',
    'queda un torn, el de iolanda',
  ]);
  const pools = { type: 'gene-pools-swapped', most: 'bo', fewest: 'ian' } as const;
  expect([labels.event(pools, 'es'), labels.event(pools, 'ca')]).toEqual([
    'bo y ian intercambian sus reservas genéticas',
    'bo i ian s’intercanvien les reserves genètiques',
  ]);
  const drawn = { type: 'deck-rebuilt', cards: 1 } as const;
  expect([labels.event(drawn, 'ca'), labels.event({ ...drawn, cards: 2 }, 'ca'), labels.event({ ...drawn, cards: 2 }, 'es')]).toEqual([
    'el descart es converteix en una baralla d’1 carta',
    'el descart es converteix en una baralla de 2 cartes',
    'los descartes se convierten en un mazo de 2 cartas',
  ]);
});

test('a pack of one’s own names its cards itself, copies too', () => {
  const pack: Pack = {
    ...defaultPack,
    characters: characters.map((card) => (card.id === 'kestrel' ? { ...card, name: 'Falcon', copies: 2 } : card)),
  };
  const view = genegrafter.view(begin({ config: { pack } }), null);
  expect(labels.name('kestrel#2', 'fr', view)).toBe('Falcon');
  expect(labels.name('ironroot', 'fr', view)).toBe('Ironroot');
});

test('a card with the id of a word of the rules takes nothing from the word, nor the word from the card', () => {
  const ids = ['hand', 'genePool', 'attack', 'defence', 'main', 'deck', 'dna', 'physical', 'sixth-face', 'face-3', '5'];
  const renamed = characters.map((card, i) => ({ ...card, id: ids[i - 2] ?? card.id }));
  const of = (one: Partial<Pack>): State =>
    begin({
      config: { pack: { ...defaultPack, ...one } },
      inPlay: { a: ['ironroot'] },
      hands: { a: ['livewire'] },
      pools: { b: ['ashfall', 'hoarfrost', 'nullpoint', 'stone-samaritan'] },
      specialDice: ['b'],
    });
  const state = of({ characters: renamed });
  const [plain, taken] = [genegrafter.view(of({}), 'a'), genegrafter.view(state, 'a')];
  for (const language of labels.languages) {
    const told = (view: View) => [
      labels.draw!(view, language),
      ...(['hand', 'genePool'] as const).flatMap((from) => [
        labels.event({ type: 'grafted', player: 'a', card: 'livewire', from, host: 'ironroot' }, language, view),
        labels.action(a.graft('livewire', from, 'ironroot'), language, view),
        labels.answer('graft', 'from', from, language, view),
      ]),
      labels.answer('graft', 'card', 'livewire', language, view),
      ...(['attack', 'defence'] as const).flatMap((kind) => [
        labels.event({ type: 'marker-spent', player: 'a', kind, left: 1 }, language, view),
        labels.action(a.token(kind), language, view),
        labels.answer('spend-marker', 'kind', kind, language, view),
        labels.refusal({ code: 'no-marker-left', clause: 'GG-MARK-03', message: '', facts: { player: 'a', kind } }, language, view),
        labels.refusal(
          { code: 'pack-bad-dice', clause: 'GG-PACK-08', message: '', facts: { column: kind, withPower: 1, without: 2 } },
          language,
          view,
        ),
        labels.refusal({ code: 'wrong-marker-kind', clause: 'GG-MARK-02', message: '', facts: { player: 'a', kind } }, language, view),
      ]),
      labels.refusal({ code: 'special-die-window', clause: 'GG-SPEC-02', message: '', facts: { phase: 'main' } }, language, view),
      ...genegrafter.explain(state, b.defend('hush')).map((early) => labels.refusal(early, language, view)),
      labels.event({ type: 'special-die', player: 'b', face: 6, chosen: false, lost: false }, language, view),
      labels.action(a.special(6), language, view),
      labels.answer('use-special-die', 'face', 3, language, view),
    ];
    expect(told(taken)).toEqual(told(plain));
    for (const { id, name } of renamed) {
      expect(labels.name(id, language, taken)).toBe(name);
      expect(labels.action(a.play(id), language, taken)).toContain(name);
      expect(labels.answer('play-character', 'card', id, language, taken)).toBe(name);
    }
    // A face is chosen, and no character.
    const choosing = genegrafter.view(after(state, [b.special(), 6]), 'b');
    expect(choosing.decisions[0]?.kind).toBe('special-face');
    expect(labels.action(b.choose('5'), language, choosing)).toMatch(/ 5, \p{Lu}/u);
  }
});

test('orders and events are sentences', () => {
  expect(labels.action(a.battle('b', 'kestrel', 'hush', 'murmur'), 'en')).toBe('attack b with Kestrel, Hush and Murmur');
  expect(labels.action(a.effect(0, 'b', 2, 1), 'fr')).toBe('utiliser l’effet 1 sur le dé 3 de b, tourné sur 1');
  const { events: told } = play(begin({ inPlay: { a: ['ironroot'], b: ['hush'] } }), a.battle('b', 'ironroot'), [
    b.defend('hush'),
    [6, 6],
    [1, 1],
  ]);
  expect(told.map((event) => labels.event(event, 'en'))).toEqual([
    'a attacks b with Ironroot',
    'Ironroot attacks b',
    'b defends with Hush',
    'a can only pass',
    'b can only pass',
    'a rolls 6, 6',
    'b rolls 1, 1',
    'a wins the duel, 12 to 2',
    'Hush is wounded',
  ]);
});

test('the end is told with what everybody has, unless nobody else is left', () => {
  const line = (player: string, rank: number, points: number) => ({ player, rank, points, life: 6, eliminatedAt: null });
  const ranking = [line('b', 1, 9), line('a', 2, 4)];
  const ended = (reason: 'dna' | 'last-survivor') =>
    labels.languages.map((language) =>
      labels.event({ type: 'game-over', outcome: { reason, winner: 'b', winners: ['b'], ranking, clause: 'GG-OVER-04' } }, language),
    );
  expect(ended('dna')).toEqual([
    'b wins (genetic markers: b 9, a 4)',
    'b remporte la partie (marqueurs génétiques : b 9, a 4)',
    'b gana la partida (marcadores genéticos: b 9, a 4)',
    'b guanya la partida (marcadors genètics: b 9, a 4)',
  ]);
  expect(ended('last-survivor')[0]).toBe('b wins as the last survivor');
});

spoken(spokenGame, {
  configs: [
    { players: ['ada', 'bo', 'cy'], gear: true, eventCount: 7 },
    { players: ['ada', 'bo'], gear: true },
  ],
  alike: ['option', 'face'],
});
