import type { View } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';
import { spot } from '../../motion/spots.js';
import { inOrder } from '../listing.js';
import { Plate } from '../plate.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

const fist =
  'M-13 -4C-13 -9 -7 -9 -7 -5C-7 -10 -1 -10 -1 -6C-1 -10 5 -10 5 -6C5 -9 11 -9 11 -4V6C11 12 7 14 1 14H-4C-10 14 -13 11 -13 6ZM-13 1C-9 1 -4 1 -4 4';

type Vote = NonNullable<View['vote']>;

const Fist = ({ text, isClosed, label }: { readonly text: string; readonly isClosed: boolean; readonly label: string }): ReactNode => (
  <svg className={`fist ${isClosed ? '' : 'open'}`} viewBox="-16 -14 32 32">
    <title>{label}</title>
    <path d={fist} />
    <text y={10} textAnchor="middle">
      {text}
    </text>
  </svg>
);

/** The vote that is on: lists or sides, and the fists as far as they are seen. */
const Ballot = ({ view, vote }: { readonly view: View; readonly vote: Vote }): ReactNode => {
  const { name, viewer } = useTable();
  const word = useWords();
  const lists = vote.type === 'election' ? (vote.lists ?? vote.declarations) : [];
  const supports = vote.type === 'motion' ? vote.supports : [];
  return (
    <section className="ballot" data-place="ballot" aria-label={word(vote.type)}>
      <h3>
        {word(vote.type)} · {name(vote.convener, 'players')}
        {vote.type === 'motion' && ` → ${name(vote.beneficiary, 'players')}`}
      </h3>
      {inOrder(lists).map(({ thing: { members, beneficiary }, key }) => (
        <span key={key} className="plate chip">
          {members.map((one) => name(one, 'players')).join(' + ')} → <b>{name(beneficiary, 'players')}</b>
        </span>
      ))}
      {supports.map(({ player, side }) => (
        <span key={player} className="plate chip">
          {name(player, 'players')}: <b>{name(side, 'words')}</b>
        </span>
      ))}
      <div className="fists">
        {view.config.players.map(({ id, colour }) => {
          const isClosed = vote.committed.includes(id);
          const seen = id === viewer && vote.ownCommit !== null ? String(vote.ownCommit) : isClosed ? '?' : '';
          return (
            <span key={id} className={`citizen-${colour}`} data-place={spot('fist', id)}>
              <Fist
                text={seen}
                isClosed={isClosed}
                label={`${name(id, 'players')}${word('colon')}${isClosed ? word('fist') : word('waiting')}`}
              />
              <small>{name(id, 'players')}</small>
            </span>
          );
        })}
      </div>
    </section>
  );
};

/** What is under way: who owes what to whom, what the treasury is to pay, and the vote. */
export const Affairs = ({ view }: { readonly view: View }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { dues, payout, vote } = view;
  return (
    <>
      {(dues.length > 0 || payout !== null) && (
        <div className="chips">
          {inOrder(dues).map(({ thing: { payer, payee, amount, reason }, key }) => (
            <Plate
              key={key}
              className="chip"
              label={`${name(payer)} → ${name(payee)}${word('colon')}${amount} € (${name(reason, 'words')})`}
            >
              {name(payer)} → {name(payee)} <b>{amount} €</b> <small>{name(reason, 'words')}</small>
            </Plate>
          ))}
          {payout !== null && (
            <Plate className="chip" label={`${name(payout.receiver, 'players')} ${word('receives')} ${payout.amount} €`}>
              {name('treasury', 'words')} → {name(payout.receiver, 'players')} <b>{payout.amount} €</b>
            </Plate>
          )}
        </div>
      )}
      {vote !== null && <Ballot view={view} vote={vote} />}
    </>
  );
};
