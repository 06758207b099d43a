import { own } from 'ludoteca';
import type { View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { Detail, Plate } from '../plate.js';
import { Badge } from '../seats.js';
import { useTable } from '../table.js';
import { colourOf } from './colours.js';
import { indicesOf } from './powers.js';
import { seatOf } from './seat-of.js';
import { useWords } from './words.js';

const attributes = ['MIL', 'AUX', 'ECN', 'CLT', 'ADM', 'GES', 'LEA', 'TCN', 'INT', 'PRS'] as const;

interface MeterProps {
  readonly index: 'via' | 'leg';
  readonly label: string;
  readonly share: number;
  /** Are indices asked of this Nation? */
  readonly isAsked: boolean;
}

/** What is left of an index. */
const Meter = ({ index, label, share, isAsked }: MeterProps): ReactNode => (
  <Detail shows={isAsked ? { kind: 'attribute', id: index } : undefined} label={`${label} ${Math.round(100 * share)}%`} className="meter">
    <small>{label}</small>
    <i>
      <i style={{ inlineSize: `${100 * share}%` }} />
    </i>
    <b>{Math.round(100 * share)}%</b>
  </Detail>
);

interface BarProps {
  readonly attribute: (typeof attributes)[number];
  readonly value: number;
  readonly most: number;
  /** Are attributes asked of this Nation? */
  readonly isAsked: boolean;
}

/** An attribute as a bar; pointing at it answers where attributes are asked for. */
const Bar = ({ attribute, value, most, isAsked }: BarProps): ReactNode => {
  const { name } = useTable();
  return (
    <Detail shows={isAsked ? { kind: 'attribute', id: attribute } : undefined} label={name(attribute)} className="bar">
      <i style={{ blockSize: `${(100 * value) / most}%` }} />
      <small>{attribute}</small>
      <b>{value}</b>
    </Detail>
  );
};

/** The Nations: those that are played with all they have, the others in a line each. */
export const Nations = ({ view }: { readonly view: View }): ReactNode => {
  const { name, viewer, pointing } = useTable();
  const word = useWords();
  const held = (id: string): number => Object.values(view.regions).filter(({ owner }) => owner === id).length;
  const most = Math.max(40, ...view.nationOrder.flatMap((id) => attributes.map((attribute) => view.nations[id]!.attributes[attribute])));
  // Attributes and indices are those of the Nation the form speaks of, or of one's own; whoever has none may point at any.
  const named = view.nationOrder.find((id) => pointing.isChosen([{ kind: 'nation', id }]) && seatOf(view, id) >= 0);
  const asked = named ?? (viewer === null ? null : (own(view.players, viewer)?.principal ?? null));
  const living = view.nationOrder.filter((id) => view.nations[id]!.alive);
  return (
    <>
      <div className="plates">
        {view.config.players.map((player, seat) => {
          const id = own(view.players, player)?.principal ?? null;
          const nation = id === null ? undefined : own(view.nations, id);
          if (id === null || nation === undefined)
            return (
              <Plate key={player} shows={{ kind: 'player', id: player }} seat={seat} label={name(player, 'players')}>
                <Badge seat={seat} name={name(player, 'players')} />
                <span className="plate-name">{name(player, 'players')}</span>
              </Plate>
            );
          const [via, leg] = indicesOf(nation);
          const isAsked = asked === null || asked === id;
          return (
            <Plate
              key={player}
              shows={[
                { kind: 'nation', id },
                { kind: 'player', id: player },
              ]}
              seat={seat}
              className={`${player === viewer ? 'own' : ''} ${nation.alive ? '' : 'fallen'}`}
              label={`${name(id, 'nations')} (${name(player, 'players')}): ${word('wealth')} ${nation.wealth}, ${word('progress')} ${nation.progress}`}
            >
              <Badge seat={seat} name={name(player, 'players')} />
              <span className="plate-name">
                {name(id, 'nations')}
                <small>
                  {name(player, 'players')}
                  {nation.patron === null ? '' : ` · ${word('vassal', name(nation.patron, 'nations'))}`}
                </small>
              </span>
              <span className="purse-line">
                <b title={word('wealth')}>◉ {nation.wealth}</b> <b title={word('progress')}>▲ {nation.progress}</b>
              </span>
              <Meter index="via" label={word('viability')} share={via} isAsked={isAsked} />
              <Meter index="leg" label={word('legitimacy')} share={leg} isAsked={isAsked} />
              <span className="attributes">
                {attributes.map((attribute) => (
                  <Bar key={attribute} attribute={attribute} value={nation.attributes[attribute]} most={most} isAsked={isAsked} />
                ))}
              </span>
              <small className="plate-line">
                {word.counted(held(id), 'region', 'regions')}
                {view.players[player]!.ready ? ' · ✓' : ''}
              </small>
            </Plate>
          );
        })}
      </div>
      <div className="chips">
        <h3>{word('others')}</h3>
        {living
          .filter((id) => seatOf(view, id) < 0)
          .map((id) => {
            const [via, leg] = indicesOf(view.nations[id]!);
            const { style } = colourOf(view, id);
            return (
              <Plate
                key={id}
                shows={{ kind: 'nation', id }}
                className="chip"
                label={`${name(id, 'nations')}${word('colon')}${word('viability')} ${Math.round(100 * via)}%, ${word('legitimacy')} ${Math.round(100 * leg)}%`}
              >
                <i className="swatch" style={style} /> {name(id, 'nations')} <small>{held(id)}</small>
                <span className="mini">
                  <i style={{ inlineSize: `${100 * via}%` }} />
                  <i style={{ inlineSize: `${100 * leg}%` }} />
                </span>
              </Plate>
            );
          })}
      </div>
    </>
  );
};
