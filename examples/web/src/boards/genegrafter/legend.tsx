import { type ClauseId, contentOfPack, type View } from 'ludoteca/genegrafter';
import type { ReactNode } from 'react';
import { Legend, type LegendAsked, type SignMeant, SmallSign } from '../legend.js';
import { useTable } from '../table.js';
import { GeneSign, helix, rungs, Stat } from './card-art.js';
import { Token, type TokenKind } from './tokens.js';
import { useWords } from './words.js';

/** What the signs on the cards and beside them mean. */
export const CardLegend = ({ view, ...asked }: LegendAsked & { readonly view: View }): ReactNode => {
  const colours = new Set([...contentOfPack(view.pack).characters.values()].flatMap(({ markers }) => markers));
  const { name } = useTable();
  const word = useWords();
  const token = (of: TokenKind): ReactNode => (
    <SmallSign box="-12 -12 24 24">
      <Token kind={of} />
    </SmallSign>
  );
  const text = (of: string): ReactNode => <b className="legend-text">{of}</b>;
  const signs: readonly SignMeant<ClauseId>[] = [
    {
      sign: (
        <SmallSign>
          <Stat kind="attack" value={3} x={0} y={0} />
        </SmallSign>
      ),
      called: name('attack', 'words'),
      clauses: ['GG-DUEL-09', 'GG-STATE-05'],
      kinds: ['card'],
    },
    {
      sign: (
        <SmallSign>
          <Stat kind="defence" value={2} x={0} y={0} />
        </SmallSign>
      ),
      called: name('defence', 'words'),
      clauses: ['GG-DUEL-10'],
    },
    ...[...colours].map(
      (colour): SignMeant<ClauseId> => ({
        sign: (
          <SmallSign>
            <GeneSign colour={colour} />
          </SmallSign>
        ),
        called: name(colour, 'words'),
        clauses: ['GG-CONT-08', 'GG-DICE-01'],
      }),
    ),
    { sign: token('life'), called: word('life'), clauses: ['GG-SETUP-02'], kinds: ['player'] },
    { sign: token('special'), called: word('specialDie'), clauses: ['GG-SPEC-01', 'GG-SPEC-02'] },
    { sign: token('attack'), called: `+1 ${name('attack', 'words')}`, clauses: ['GG-MARK-01', 'GG-MARK-02'] },
    { sign: token('defence'), called: `+1 ${name('defence', 'words')}`, clauses: ['GG-MARK-01', 'GG-MARK-04'] },
    { sign: text('✚'), called: word('wounded'), clauses: ['GG-DUEL-15', 'GG-STATE-06'] },
    { sign: text('z z'), called: word('tired'), clauses: ['GG-PLAY-05', 'GG-STATE-02'] },
    { sign: text('∞'), called: name('infinitePower', 'words'), clauses: ['GG-CONT-03', 'GG-SPEC-09'] },
    {
      sign: (
        <SmallSign box="-22 -44 44 88">
          <g className="strand found">
            <path d={rungs} />
            <path d={helix} />
            <path d={helix} transform="scale(-1 1)" />
          </g>
        </SmallSign>
      ),
      called: word('dna'),
      clauses: ['GG-GRAFT-01', 'GG-OVER-01'],
    },
    { sign: text('⧓'), called: word('genes'), clauses: ['GG-SCORE-01'] },
    { sign: text('⚄'), called: word('lingering'), clauses: ['GG-DICE-12', 'GG-DICE-08'], kinds: ['lingering'] },
    { sign: text('⟳'), called: word('rerolls'), clauses: ['GG-DICE-03', 'GG-DICE-05'], kinds: ['die'] },
    { sign: text('▭'), called: word('grafts'), clauses: ['GG-GRAFT-07', 'GG-SCORE-03'] },
  ];
  return <Legend signs={signs} {...asked} />;
};
