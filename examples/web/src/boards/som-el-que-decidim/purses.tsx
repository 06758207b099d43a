import { atlasOf, type View } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';
import { places } from '../listing.js';
import { Plate } from '../plate.js';
import { Thing, useTable } from '../table.js';
import { Pawn } from './citizens.js';
import { Hand, MoneyDisc } from './discs.js';
import { Palace } from './side.js';
import { useWords } from './words.js';

const step = 44;

/** Discs in rows of as many as fit. */
const Purse = ({ view, player }: { readonly view: View; readonly player: string }): ReactNode => {
  const { name } = useTable();
  const { discs } = atlasOf(view.config.content);
  const own = view.players[player]!.discs.map((id) => discs.get(id)!);
  if (own.length === 0) return null;
  const perRow = 6;
  const rows = Math.ceil(own.length / perRow);
  return (
    <svg className="purse" viewBox={`-22 -22 ${perRow * step} ${rows * step}`}>
      <title>{own.map(({ kind }) => name(kind, 'words')).join(', ')}</title>
      {own.map(({ id, kind, value }, i) => (
        <Thing
          key={id}
          shows={{ kind: 'disc', id, owner: player, face: kind }}
          label={`${name(kind, 'words')} (${value} €)`}
          transform={`translate(${(i % perRow) * step} ${Math.floor(i / perRow) * step})`}
        >
          <MoneyDisc kind={kind} value={value} />
        </Thing>
      ))}
    </svg>
  );
};

/** What every citizen has: services and infrastructures, participation, and who governs. */
export const Purses = ({ view }: { readonly view: View }): ReactNode => {
  const { name, viewer } = useTable();
  const word = useWords();
  return (
    <div className="plates">
      {view.config.players.map(({ id, colour }) => {
        const { participation } = view.players[id]!;
        const governs = id === view.holder;
        return (
          <Plate
            key={id}
            shows={{ kind: 'player', id }}
            className={`seated citizen-${colour} ${id === viewer ? 'own' : ''}`}
            label={`${name(id, 'players')}${word('colon')}${view.wealth[id]} €, ${name('participation', 'words')} ${participation}${governs ? `, ${word('governs')}` : ''}`}
          >
            <svg className="badge" viewBox="-20 -40 40 60" aria-hidden="true">
              <Pawn colour={colour} name={name(id, 'players')} />
            </svg>
            <span className="plate-name">
              {name(id, 'players')}
              <small>{name(colour, 'words')}</small>
            </span>
            <span className="plate-score">
              {governs && (
                <svg className="holder" viewBox="-24 -24 48 44" aria-hidden="true">
                  <Palace />
                </svg>
              )}
              {view.wealth[id]} €
            </span>
            <Purse view={view} player={id} />
            {participation > 0 && (
              <svg className="hands" viewBox={`-12 -12 ${24 * 12} 24`} aria-hidden="true">
                {places(participation).map(({ place, key }) => (
                  <Hand key={key} x={24 * place} />
                ))}
              </svg>
            )}
          </Plate>
        );
      })}
    </div>
  );
};
