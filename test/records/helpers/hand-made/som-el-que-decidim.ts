import type { Throw } from 'ludoteca';
import { type Content, catalonia, type SomElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { street } from '../plans/som-el-que-decidim.js';
import type { Sitting, Story } from '../taking/plan.js';
import { preferring, random } from '../taking/players.js';
import { numbers, table } from '../taking/seats.js';

type Tell = Sitting<SomElQueDecidim>;

/** The throws of a setup in which every pick is the first and the board lies in content order. */
const plain = (picks: number, content: Content = catalonia): readonly Throw[] => [
  ...numbers(1, picks).map(() => 1),
  content.tiles.map((_, i) => i),
];

const at = ({ play }: Tell) => ({
  pays: (player: string, ...discs: string[]) => play({ type: 'pay', player, discs }),
  rolls: (player: string, ...dice: number[]) => play({ type: 'roll-die', player }, ...dice),
  takes: (player: string, twos: number, ...dice: number[]) => play({ type: 'take-money', player, twos }, ...dice),
  gives: (player: string, to: string, disc: string) => play({ type: 'give-disc', player, to, disc }),
  moves: (player: string, to: number) => play({ type: 'move', player, to }),
  stops: (player: string) => play({ type: 'stop', player }),
  ends: (player: string) => play({ type: 'end-cohesion', player }),
});

const lid = street.tiles.findIndex(({ flag }) => flag === 'urn');
/** The street with a part of the urn next to the square. */
const deadEnd: Content = {
  ...street,
  id: 'dead-end',
  tiles: [street.tiles[0]!, street.tiles[lid]!, ...street.tiles.filter((_, i) => i !== 0 && i !== lid)],
};
const saving = preferring<SomElQueDecidim>('end-cohesion', 'move', 'stop');

/** Games of Som el que decidim! played by hand. */
export const stories: readonly Story<SomElQueDecidim>[] = [
  {
    name: 'by hand: two turns, a port and the tax agency, and the rest at random',
    config: { players: table(2), centralism: 'medium' },
    setup: plain(8),
    tell(sitting) {
      const { pays, rolls, takes, gives, moves, stops, ends } = at(sitting);
      sitting.play({ type: 'place-concentration', player: 'ada', cell: 0 });
      pays('bo', 'railways-1');
      pays('ada', 'roads-1', 'roads-2');
      rolls('ada', 4, 2);
      takes('ada', 1, 1);
      gives('ada', 'bo', 'justice-1');
      ends('ada');
      moves('ada', 4);
      takes('ada', 0, 1, 1, 1);
      moves('ada', 1);
      moves('ada', 0);
      stops('ada');
      pays('ada', 'roads-1');
      pays('bo', 'railways-2');
      rolls('bo', 6);
      ends('bo');
      moves('bo', 1);
      stops('bo');
      moves('ada', 3);
      stops('ada');
      sitting.leaveTo(random());
    },
  },
  {
    name: 'by hand: the taxes and the transfer of four, as in the book',
    config: { players: table(4), concentration: 'keep', centralism: 'medium', mode: 'ABC' },
    setup: plain(16),
    tell(sitting) {
      const { pays, rolls, takes, gives, ends } = at(sitting);
      pays('bo', 'railways-1');
      pays('cy', 'forests-1');
      pays('di', 'forests-3');
      pays('ada', 'justice-1');
      rolls('ada', 4);
      takes('ada', 2, 2, 1);
      gives('ada', 'bo', 'roads-1');
      ends('ada');
      sitting.leaveTo(random());
    },
  },
  {
    name: 'by hand: centralism proposed, refused and rolled for',
    config: { players: table(3), mode: 'AC', concentration: 'keep' },
    tell(sitting) {
      for (let round = 0; round < 4 && sitting.match.state.centralism === null; round++) {
        const [player] = sitting.match.actors();
        const types = ['propose-centralism', 'answer-proposal', 'choose-centralism', 'roll-centralism'] as const;
        const type = types.find((one) => sitting.match.legalActions(player!, { types: [one] }).length > 0);
        sitting.take(player!, -1, type);
      }
      sitting.leaveTo(random());
    },
  },
  {
    name: 'by hand: a street that ends at a part of the urn',
    config: { players: table(2), concentration: 'keep', centralism: 'medium', content: deadEnd, mode: 'A' },
    setup: plain(8, deadEnd),
    tell(sitting) {
      sitting.leaveTo(saving, 40);
      sitting.leaveTo(random());
    },
  },
];
