import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { spoken } from '../../spoken.js';
import { begun, tile } from '../helpers/scenes.js';

const { name, action, event } = somElQueDecidim.labels;

test('every action, step, kind, colour and field has a name in both languages', () => {
  const ids = [
    ...Object.keys(somElQueDecidim.definition.rules),
    ...Object.keys(somElQueDecidim.definition.phases).filter((id) => id !== 'mobilise'),
    ...Object.values(somElQueDecidim.definition.rules).flatMap(({ choices }) => Object.keys(choices ?? {})),
    ...['pink', 'justice', 'housing', 'medium', 'catalonia', 'suffrage', 'tax', 'treasury', 'dui', 'face-down'],
  ];
  for (const language of ['en', 'es'])
    for (const id of ids) expect(name(id, language), `${id} in ${language}`).not.toMatch(/^$|[a-z][A-Z]/);
  expect(ids.filter((id) => name(id, 'es') === id && !['neutral'].includes(id))).toEqual([]);
});

test('tiles and discs are named, in Spanish too', () => {
  expect(name('container-port')).toBe('Container port');
  expect(name('container-port', 'es')).toBe('Puerto de contenedores');
  expect(name(tile(0), 'es')).toBe('Concentració nacional');
  expect([name('railways-2'), name('railways-2', 'es')]).toEqual(['railways 2', 'vías férreas 2']);
  expect(name('something-else', 'xx')).toBe('something-else');
});

test('sentences', () => {
  const move = { type: 'give-disc', player: 'ada', to: 'bo', disc: 'health-1' } as const;
  expect([action(move), action(move, 'es')]).toEqual(['give health 1 to bo', 'entregar sanidad 1 a bo']);
  const rolled = { type: 'die-rolled', face: 6, money: 0, icon: 'everybody' } as const;
  expect([event(rolled), event(rolled, 'es')]).toEqual(['The die shows 0 € and everybody.', 'El dado muestra 0 € y todos.']);
});

test('the board is drawn for whoever asks the labels', () => {
  expect(somElQueDecidim.labels.draw?.(somElQueDecidim.view(begun(), null))).toContain('★');
});

spoken(somElQueDecidim, {
  configs: [
    { players: [{ id: 'ada' }, { id: 'bo' }, { id: 'cai' }], mode: 'ABC', centralism: 'choose' },
    { players: [{ id: 'ada' }, { id: 'bo' }], mode: 'AC', centralism: 'intense' },
  ],
});

test('a cell has the name of its tile once the view shows it', () => {
  const state = begun();
  const cell = state.board.findIndex((square) => square?.faceUp === true);
  const view = somElQueDecidim.view(state, 'ada');
  expect(action({ type: 'move', player: 'ada', to: cell }, 'en', view)).toBe(`move to cell ${cell} (${name(state.board[cell]!.tile)})`);
  const hidden = state.board.findIndex((square) => square?.faceUp === false);
  expect(action({ type: 'move', player: 'ada', to: hidden }, 'es', view)).toBe(`desplazarse a la casilla ${hidden}`);
});
