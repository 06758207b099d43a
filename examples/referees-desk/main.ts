// The referee's desk of Orbis Terrarum: a year of the world with a person in charge. Run it with: npx tsx examples/referees-desk/main.ts

import { createMatch, E, orThrow, seeded, withWords } from 'ludoteca';
import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { english } from 'ludoteca/orbis-terrarum/labels/english';

const game = withWords(orbisTerrarum, [english]);

const match = orThrow(createMatch(game, { players: ['ada', 'bo'], scopeModel: 'explicit' }, { dice: seeded('the year 500') }));
const tell = (as: string, action: object): void => {
  const step = match.play(as, action);
  if (E.isLeft(step))
    console.log(`${as} may not: ${game.labels.refusal(step.left[0], 'en', match.view('referee'))} [${step.left[0].clause}]`);
  else for (const event of step.right.events) console.log(`  ${game.labels.event(event, 'en', match.view('referee'))}`);
};
const called = (thing: string): string => game.labels.name(thing, 'en', match.view('referee'));
const desk = (title: string): void =>
  console.log(`\n${title} (${called(match.view(null).phase)}, waiting for ${match.awaited().join(', ')})`);

desk('The players choose and build their Nations');
tell('ada', { type: 'choose-nation', nation: 'francia' });
tell('bo', { type: 'choose-nation', nation: 'gothia' });
const even = [16, 16, 16, 16, 16];
for (const player of ['ada', 'bo']) tell(player, { type: 'distribute-attributes', domain: even, authority: even });

desk('The referee opens the world');
tell('referee', { type: 'start-game' });
tell('referee', {
  type: 'post-happening',
  category: 'natural',
  kind: 'effect',
  nations: ['gothia'],
  text: 'A harvest such as nobody remembers.',
  effects: [{ do: 'wealth', nation: 'gothia', delta: 10 }],
});
tell('referee', { type: 'open-orders' });

desk('The players announce their measures');
const main = { kind: 'main', id: '1' };
tell('ada', {
  type: 'submit-measure',
  nation: 'francia',
  slot: main,
  statistic: 'offensive',
  mode: 'strike',
  target: { kind: 'nation', id: 'gothia' },
});
tell('bo', {
  type: 'submit-measure',
  nation: 'gothia',
  slot: main,
  statistic: 'expansion',
  mode: 'occupy',
  target: { kind: 'region', id: 'baetica' },
});

desk('The referee judges them');
for (const { id, nation, statistic } of match.state.measures) console.log(`  on the desk: ${id}, ${called(nation)}, ${called(statistic)}`);
const [strike, occupation] = match.state.measures;
tell('referee', { type: 'close-orders', force: true });
tell('referee', { type: 'adjudicate-measure', measure: strike?.id, ruling: { kind: 'scope', value: 10 } });
tell('referee', { type: 'adjudicate-measure', measure: occupation?.id, ruling: { kind: 'trivial' } });
tell('ada', { type: 'resolve-turn' });
tell('referee', { type: 'resolve-turn' });
