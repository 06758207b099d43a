import { own } from 'ludoteca';
import type { View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { inOrder } from '../listing.js';
import { Chips, Plate } from '../plate.js';
import { seatClass } from '../seat-class.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

interface DotsProps {
  readonly view: View;
  readonly players: readonly string[];
}

/** Whose something is, each by initial and colour. */
const Dots = ({ view, players }: DotsProps): ReactNode => {
  const { name } = useTable();
  return players.map((player) => (
    <i key={player} className={`dot ${seatClass(view.config.players.indexOf(player))}`}>
      {[...name(player, 'players')][0]?.toUpperCase()}
    </i>
  ));
};

/** The gods, and who has gained their favour. */
const Gods = ({ view }: { readonly view: View }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { pack, players } = view.config;
  return (
    <Chips title={word('gods')}>
      {pack.gods.map(({ id }) => {
        const favoured = players.filter((player) => view.players[player]!.favours.includes(id));
        const god = name(id, 'gods');
        const told =
          favoured.length === 0
            ? god
            : `${god}${word('colon')}${word('favours')} ${favoured.map((player) => name(player, 'players')).join(', ')}`;
        return (
          <Plate key={id} shows={{ kind: 'god', id }} className="chip" label={told}>
            {god} <Dots view={view} players={favoured} />
          </Plate>
        );
      })}
    </Chips>
  );
};

/** The viewer’s own sheet, order by order: announcements have no place on the chart. */
const Sheet = ({ view }: { readonly view: View }): ReactNode => {
  const { viewer, called } = useTable();
  const word = useWords();
  const orders = viewer === null ? [] : (own(view.sheets, viewer)?.orders ?? []);
  return (
    <Chips title={word('sheet')} place="sheet">
      {inOrder(orders).map(({ place, key }) => {
        const told = called('remove-order', 'index', place);
        return (
          <Plate key={key} shows={{ kind: 'order', id: place }} className="chip" label={told}>
            {told}
          </Plate>
        );
      })}
    </Chips>
  );
};

/** What lies beside the chart: the warbands while they are chosen, then the own orders, the deeds and who achieved them, and the gods. */
export const Deeds = ({ view }: { readonly view: View }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { pack } = view.config;
  if (view.phase === 'warbands')
    return (
      <Chips title={word('warbands')}>
        {pack.warbands.map(({ id, dedication }) => (
          <Plate key={id} shows={{ kind: 'warband', id }} className="chip" label={`${name(id, 'warbands')}, ${name(dedication, 'gods')}`}>
            {name(id, 'warbands')} <small>{name(dedication, 'gods')}</small>
          </Plate>
        ))}
      </Chips>
    );
  return (
    <>
      <Sheet view={view} />
      <Chips title={word('deeds')} place="deeds">
        {pack.deeds.map(({ id, points }) => {
          const done = own(view.deeds, id) ?? null;
          const by = done === null ? '' : `, ${word('by', done.by.map((player) => name(player, 'players')).join(', '))}`;
          return (
            <Plate
              key={id}
              shows={{ kind: 'deed', id }}
              className={`chip ${done === null ? '' : 'done'}`}
              label={`${name(id)}${word('colon')}${word.counted(points, 'point', 'points')}${by}`}
            >
              {name(id)} <b>{points}</b>
              <Dots view={view} players={done?.by ?? []} />
            </Plate>
          );
        })}
      </Chips>
      <Gods view={view} />
    </>
  );
};
