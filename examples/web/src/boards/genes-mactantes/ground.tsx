import { type Thing as Named, own } from 'ludoteca';
import { atlasOf, type View } from 'ludoteca/genes-mactantes';
import type { ReactNode } from 'react';
import { seatClass } from '../seat-class.js';
import { grain, pathThrough, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import type { Barrier, Region } from './region.js';
import { useWords } from './words.js';

/** Small drawings of features, round the middle. */
export const glyphs: Readonly<Record<string, string>> = {
  mountain: 'M-15 8L-6 -9L0 2L6 -12L16 8M-9 -3L-6 -9L-3 -4M2 -4L6 -12L10 -4',
  volcano: 'M-13 8L-4 -8H4L13 8M-3 -12C-5 -16 0 -16 -1 -20M3 -12C5 -15 2 -18 5 -21',
  forest: 'M-10 6V3M-10 -9L-5 3H-15ZM2 8V5M2 -8L7 5H-3ZM12 4V1M12 -10L17 1H7Z',
  marsh: 'M-12 4H12M-8 8H8M-7 4V-4M-4 4L-3 -2M4 4V-5M7 4L8 -1M-7 -4A2 2 0 1 1 -6.990 -4',
  desert: 'M-14 5C-8 -3 -2 -3 4 5M0 1C5 -4 10 -4 15 4',
  lake: 'M-13 0C-13 -7 13 -7 13 0C13 7 -13 7 -13 0ZM-7 0H1M0 3H7',
  river: 'M-14 -4C-8 -10 -4 2 2 -4S10 -8 14 -2M-14 3C-8 -3 -4 9 2 3S10 -1 14 5',
  cliff: 'M-14 -4H14M-11 -4V5M-5 -4V8M1 -4V4M7 -4V7M12 -4V3',
  plain: '',
};

const BarrierMark = ({ from, to, kind }: Barrier): ReactNode => {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <path
      className={`barrier ${kind}`}
      transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(angle)})`}
      d={
        kind === 'river'
          ? 'M-38 0C-30 -9 -20 9 -10 0S10 -9 18 0S32 7 38 0'
          : 'M-34 0H34M-30 0V9M-20 0V11M-10 0V9M0 0V11M10 0V9M20 0V11M30 0V9'
      }
    />
  );
};

const unitKinds = ['garrison', 'army', 'patrol'] as const;

const Waves = ({ width, height }: { readonly width: number; readonly height: number }): ReactNode => (
  <g className="waves">
    {Array.from({ length: 60 }, (_, i) => {
      const [x, y] = [grain(`wave ${i}`) * width, grain(`sea ${i}`) * height];
      return <path key={`${rounded(x)} ${rounded(y)}`} d={`M${rounded(x)} ${rounded(y)}q6 -6 12 0t12 0`} />;
    })}
  </g>
);

/** Land and sea, and whose land it is. */
export const Ground = ({ view, region }: { readonly view: View; readonly region: Region }): ReactNode => {
  const { name, viewer } = useTable();
  const word = useWords();
  const { map } = view;
  const { players } = view.config;
  const { places } = atlasOf(map);
  const country = new Map(map.countries.flatMap(({ id, territories }) => territories.map((territory) => [territory, id] as const)));
  /** While countries are picked, a territory stands for its country; a land that bears a city stands for that, too. */
  const shown = (territory: string): readonly Named[] =>
    [
      ['territory', territory],
      ['city', own(view.cities, territory) === undefined ? undefined : territory],
      ['country', country.get(territory)],
    ].flatMap(([kind, id]) => (kind === undefined || id === undefined ? [] : [{ kind, id }]));
  /** The viewer's troops in a land: those that have no piece of their own there are raised in the land itself or stand in its city. */
  const troopsAt = (territory: string, haveOwnPiece: boolean): readonly Named[] =>
    viewer === null
      ? []
      : unitKinds
          .filter((unit) => {
            const isThere = (own(view.units, viewer) ?? []).some((one) => one.territory === territory && one.kind === unit);
            return (isThere && !(unit === 'garrison' && own(view.cities, territory) !== undefined)) === haveOwnPiece;
          })
          .map((unit) => ({ kind: 'unit', owner: viewer, territory, unit }));
  return (
    <>
      <Waves width={region.width} height={region.height} />
      {map.territories
        .filter(({ kind }) => kind === 'sea')
        .map(({ id, name: called }) => {
          const [x, y] = region.at.get(id)!;
          return (
            <Thing
              key={id}
              shows={{ kind: 'territory', id }}
              label={called}
              className="sea"
              transform={`translate(${rounded(x)} ${rounded(y)})`}
            >
              <ellipse rx={88} ry={34} />
            </Thing>
          );
        })}
      {region.ways.map(([from, to]) => (
        <path key={`${from}/${to}`} className="way" d={pathThrough([from, to], false)} />
      ))}
      <g className="shore">
        {region.lands.map(({ id, outline }) => (
          <path key={id} d={outline} />
        ))}
      </g>
      {region.lands.map(({ id, outline, at: [x, y] }) => {
        const owner = own(view.controllers, id);
        const seat = owner === undefined ? -1 : players.indexOf(owner);
        const { features, name: called } = map.territories.find((territory) => territory.id === id)!;
        const told = [
          called,
          owner === undefined ? '' : word('of', name(owner, 'players')),
          features.map((one) => name(one)).join(', '),
          `→ ${places
            .get(id)!
            .ways.map((way) => places.get(way)!.name)
            .join(', ')}`,
        ];
        const drawn = features.filter((feature) => (own(glyphs, feature) ?? '') !== '');
        return (
          <Thing
            key={id}
            shows={[...shown(id), ...troopsAt(id, false)]}
            echoes={troopsAt(id, true)}
            label={told.filter((part) => part !== '').join(' · ')}
            className={`land ${seatClass(seat)}`}
          >
            <clipPath id={`gm-${id}`}>
              <path d={outline} />
            </clipPath>
            <path className="soil" d={outline} />
            <path className="rim" d={outline} clipPath={`url(#gm-${id})`} />
            <g clipPath={`url(#gm-${id})`}>
              {drawn.map((feature, i) => (
                <path
                  key={feature}
                  className={`feature ${feature}`}
                  d={own(glyphs, feature)}
                  transform={`translate(${rounded(x - 48)} ${rounded(y - 14 + 24 * (i - (drawn.length - 1) / 2))}) scale(0.85)`}
                />
              ))}
            </g>
          </Thing>
        );
      })}
      <g className="sea-names">
        {map.territories
          .filter(({ kind }) => kind === 'sea')
          .map(({ id, name: called }) => {
            const [x, y] = region.at.get(id)!;
            return (
              <text key={id} x={rounded(x)} y={rounded(y + 6)} textAnchor="middle">
                {called}
              </text>
            );
          })}
      </g>
      <g className="land-names">
        {region.lands.map(({ id, at: [x, y] }) => {
          const { name: called } = map.territories.find((territory) => territory.id === id)!;
          return (
            // A city that bears the name of its land says it for both.
            own(view.cities, id)?.name !== called && (
              <text key={id} x={rounded(x)} y={rounded(y - 42)} textAnchor="middle">
                {called}
              </text>
            )
          );
        })}
      </g>
      {region.barriers.map((barrier) => (
        <BarrierMark key={`${barrier.from}/${barrier.to}`} {...barrier} />
      ))}
    </>
  );
};
