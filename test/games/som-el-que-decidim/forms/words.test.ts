import type { State } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { offered } from '../helpers/forms.js';
import { mobilising, taking } from '../helpers/positions.js';
import { ada, begun, bo, cai, scene, tax, tile } from '../helpers/scenes.js';
import { spokenGame as game } from '../helpers/spoken.js';
import { censure } from '../helpers/votes.js';

type Type = Parameters<typeof game.labels.answer>[0];

/** What an answer is called in English and in Spanish, by whoever sees this position. */
const called = (type: Type, field: string, value: unknown, state?: State): readonly string[] =>
  ['en', 'es'].map((language) => game.labels.answer(type, field, value, language, state && game.view(state, ada)));

test('a place is called by its number, and by what is seen there', () => {
  const state = begun();
  expect(state.board[4]?.faceUp).toBe(false);
  const start = state.players[ada]!.cell;
  const name = game.labels.name(state.board[start]!.tile);
  expect(called('move', 'to', start, state)).toEqual([`cell ${start} (${name})`, `casilla ${start} (${name})`]);
  expect(called('place-concentration', 'cell', 4, state)).toEqual(['cell 4 (a tile lying face down)', 'casilla 4 (una carta bocabajo)']);
  expect(called('move', 'to', 4)).toEqual(['cell 4', 'casilla 4']);
  const all = offered(state, ada, 'place-concentration').map((cell) => called('place-concentration', 'cell', cell, state)[1]);
  expect(new Set(all).size).toBe(37);
});

test('coins are called by how many there are of each', () => {
  const state = taking();
  expect([0, 1, 2].map((twos) => called('take-money', 'twos', twos, state)[0])).toEqual(['4 × 1 €', '1 × 2 € and 2 × 1 €', '2 × 2 €']);
  expect(called('take-money', 'twos', 1)).toEqual(['1 × 2 € and any rest in discs of 1 €', '1 × 2 € y lo que quede en discos de 1 €']);
  expect(called('take-money', 'twos', 0)).toEqual(['all in discs of 1 €', 'todo en discos de 1 €']);
  const owing = scene({ step: 'payment', discs: { ada: ['health-1', 'roads-1'] }, change: { dues: [tax(ada, 3)] } });
  expect(called('pay', 'discs.twos', 1, owing)).toEqual(['1 × 2 € and 1 × 1 €', '1 × 2 € y 1 × 1 €']);
});

test('discs are called by what they show and what they are worth', () => {
  expect(called('give-disc', 'disc', 'health-2')).toEqual(['health (2 €)', 'sanidad (2 €)']);
  expect(called('break-coin', 'disc', 'roads-1', begun())).toEqual(['roads (1 €)', 'carreteras (1 €)']);
  expect(called('pay', 'discs.infrastructures', 'railways')).toEqual(['railways', 'vías férreas']);
});

test('people are called by their names, and the treasury by its own', () => {
  expect(called('break-coin', 'partner', 'treasury')).toEqual(['Spanish treasury', 'Hacienda española']);
  expect(called('give-disc', 'to', 'neutral')).toEqual(['neutral', 'neutral']);
  expect(called('collect-inheritance', 'target', 'roads')).toEqual(['roads', 'roads']);
  expect(called('collect-prescription', 'targets', [bo, cai])).toEqual(['bo and cai', 'bo y cai']);
});

test('lists, sides, votes and amounts', () => {
  const { state } = censure(cai);
  expect(called('declare-list', 'members', [ada])).toEqual(['ada alone', 'solo ada']);
  expect(called('declare-list', 'members', [ada, bo])).toEqual(['ada and bo', 'ada y bo']);
  expect(called('declare-support', 'side', 'candidate', state)).toEqual(['the candidate, cai', 'al candidato, cai']);
  expect(called('declare-support', 'side', 'holder', state)).toEqual([
    'the holder of the Generalitat, ada',
    'a quien tiene la Generalitat, ada',
  ]);
  expect(called('declare-support', 'side', 'candidate')).toEqual(['the candidate', 'al candidato']);
  expect([0, 1, 2].map((count) => called('commit-votes', 'count', count)[0])).toEqual(['no votes', '1 vote', '2 votes']);
  expect(called('collect-inheritance', 'amount', 2)).toEqual(['2 €', '2 €']);
  expect(called('answer-proposal', 'accept', false)).toEqual(['no, it is rejected', 'no, se rechaza']);
});

test('a part of the urn is called by its name and where it was found', () => {
  const name = game.labels.name(tile(30));
  expect(called('mobilise', 'assignments.0.tile', tile(30), mobilising())).toEqual([
    `${name}, found on cell 30`,
    `${game.labels.name(tile(30), 'es')}, hallada en la casilla 30`,
  ]);
  expect(called('mobilise', 'assignments.1.tile', tile(30))[0]).toBe(name);
});

test('every question is asked in words, and what is no answer is still called something', () => {
  expect(game.labels.question('mobilise', 'assignments.3.kind')).toBe('Which disc protects it?');
  expect(game.labels.question('pay', 'discs.twos', 'es')).toBe('¿Cuánto en discos de 2 €?');
  expect(called('give-disc', 'disc', 'gold-1')).toEqual(['gold-1', 'gold-1']);
  expect(called('declare-list', 'members', 7)[0]).not.toBe('');
  expect(['yes', 'no', 'none'].map((id) => game.labels.name(id, 'es'))).toEqual(['sí', 'no', 'ninguno']);
});
