import type { Event, EventOf, Item, Order } from '../types/index.js';

/** Names things by their ids. */
export type Namer = (id: string) => string;

/** What a language can say of every event. */
type Sayings = { readonly [K in Event['type']]: (event: EventOf<K>) => string };

/** What languages say differently beside words. */
export interface Grammar {
  readonly and: string;
  readonly nothing: string;
}

const joined = (entries: readonly string[], { and, nothing }: Grammar): string =>
  entries.length === 0 ? nothing : entries.length === 1 ? entries[0]! : `${entries.slice(0, -1).join(', ')} ${and} ${entries.at(-1)!}`;

const signed = (delta: number): string => (delta < 0 ? `−${-delta}` : `+${delta}`);

/** The entries of an object in the order of its keys. */
export const byKey = (object: object): readonly (readonly [key: string, value: unknown])[] =>
  Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));

/** An order in a few words: its kind, and at whom or what it is aimed. */
export const orderText = ({ kind, written }: Order, n: Namer): string =>
  [n(kind), ...byKey(written).map(([, value]) => n(String(value)))].join(' ');

/** An item of a trade in a few words. */
export const itemText = (item: Item, n: Namer): string =>
  byKey(item)
    .map(([, value]) => n(String(value)))
    .join(' ');

/** Every event in English. */
export const english = (n: Namer): Sayings => {
  const grammar: Grammar = { and: 'and', nothing: 'nothing' };
  const list = (entries: readonly string[]): string => joined(entries, grammar);
  const order = (written: Order): string => orderText(written, n);
  const items = (given: readonly Item[]): string => list(given.map((item) => itemText(item, n)));
  const losses = (lost: Readonly<Record<string, number>>): string =>
    Object.entries(lost)
      .map(([player, loss]) => `, ${player} ${n('authority')} −${loss}`)
      .join('');
  return {
    'order-drawn': (e) => `The order is ${list(e.order)}.`,
    'board-drawn': (e) => `${e.player} draws the ${n(`setup-${e.step}`)}.`,
    'country-picked': (e) => `${e.automatic ? `${n(e.country)} is left for ${e.player}` : `${e.player} picks ${n(e.country)}`}.`,
    'relevance-set': (e) => `The country of ${e.player} is ${n(e.relevance)}${e.die === null ? '' : ` (die ${e.die})`}.`,
    'sheet-handed-in': (e) => `${e.player} hands in the ${n(`setup-${e.step}`)}.`,
    'countries-revealed': (e) =>
      `The countries are revealed: ${list(Object.entries(e.countries).map(([player, { name, army }]) => `${name} of ${player} (Army ${army})`))}.`,
    'turn-began': (e) => `Turn ${e.turn} begins.`,
    'turn-ended': (e) => `Turn ${e.turn} ends${losses(e.disorderLosses)}.`,
    'event-rolled': (e) =>
      `Event die ${e.die}: ${e.affected === null ? 'nothing happens' : `${e.affected} is affected (${e.selectionDice.join(', ')})`}.`,
    'disaster-struck': (e) => `${n(e.kind)} strikes ${n(e.territory)}, of ${e.player}.`,
    'resources-discovered': (e) => `${e.player} discovers resources.`,
    'crisis-faced': (e) =>
      `${e.player} faces a crisis of ${n(e.characteristic)}${e.developed ? ', develops it' : ''} and stands at ${e.value}.`,
    'critical-situation': (e) => `${n(e.situation)} of ${e.player}: level ${e.level}.`,
    'crisis-lifted': (e) => `The ${n(e.situation)} of ${e.player} is over.`,
    'civil-war-began': (e) => `Civil war breaks out in the country of ${e.player}.`,
    'civil-war-ended': (e) => `The civil war of ${e.player} is over (${n(e.ending)}).`,
    declared: (e) => `${e.player} writes down: ${order(e.declaration.order)}.`,
    withdrawn: (e) => `${e.player} strikes out: ${order(e.declaration.order)}.`,
    committed: (e) => `${e.player} commits the ${n(e.scope)} orders.`,
    'initiative-set': (e) =>
      `Initiative: ${list(e.initiative)}${e.dice.length === 0 ? '' : ` (${e.dice.map(({ player, value }) => `${player} ${value}`).join(', ')})`}.`,
    'slot-began': (e) => `Round ${e.round}: ${e.player}.`,
    'slot-passed': (e) => `${e.player} passes.`,
    'action-read': (e) => `${e.player}: ${order(e.declaration.order)}.`,
    'action-void': (e) => `${e.player}: ${order(e.declaration.order)} is void (${n(e.reason)}).`,
    'action-annulled': (e) => `${e.by} annuls an action of ${e.player}: ${order(e.declaration.order)}.`,
    'test-rolled': (e) =>
      `${e.player} tests ${n(e.characteristic)} (${n(e.purpose)}): ${e.die} + ${e.value + e.bonus} = ${e.total} against ${e.difficulty}, ${e.success ? `success by ${e.margin}` : 'failure'}.`,
    'contest-rolled': (e) =>
      `${e.actor} against ${e.opponent} in ${n(e.characteristic)}: ${e.totals.join(' to ')} (dice ${e.dice.join(', ')}); ${e.winner === null ? 'no effect' : `${e.winner} wins`}.`,
    'battle-rolled': (e) =>
      `Battle (${n(e.objective)})${e.territory === null ? '' : ` in ${n(e.territory)}`}: ${e.sides.map(({ leader, die, total }) => `${n(leader)} ${total} (die ${die})`).join(', ')}; ${e.winner === null ? 'no effect' : `${n(e.winner)} wins, ${e.loss} points lost`}.`,
    'characteristic-changed': (e) => `${n(e.characteristic)} of ${e.player}: ${e.from} → ${e.to}.`,
    'counterpower-changed': (e) => `${n('counterpower')} of ${e.player}: ${e.from} → ${e.to}.`,
    'army-changed': (e) => `${n(e.player)}, ${n(e.kind)} in ${n(e.territory)}: ${signed(e.delta)} (${n(e.ledger)}).`,
    'unit-moved': (e) =>
      `${e.player} moves ${e.amount} from ${n(e.from.territory)} (${n(e.from.kind)}) to ${n(e.to.territory)} (${n(e.to.kind)}).`,
    'city-founded': (e) => `${e.player} founds ${e.name} in ${n(e.territory)}.`,
    'city-fortified': (e) => `${e.player} fortifies the city in ${n(e.territory)}.`,
    'city-conquered': (e) => `${e.to} conquers the city in ${n(e.territory)} from ${n(e.from)}.`,
    'land-passed': (e) => `${n(e.territory)} passes from ${n(e.from)} to ${n(e.to)}.`,
    'siege-began': (e) => `${e.by} besieges the city in ${n(e.territory)} from ${n(e.base)}.`,
    'siege-ended': (e) => `The siege of ${n(e.territory)} by ${e.by} ends (${n(e.reason)}).`,
    'character-moved': (e) => `${n(e.character)} travels by ${list(e.path.map(n))}.`,
    'character-sighted': (e) => `${n(e.character)} is seen in ${n(e.territory)}.`,
    'character-active': (e) => `${n(e.character)} of ${e.player} adds ${e.value} in ${n(e.territory)}.`,
    'character-captured': (e) => `${e.by} holds ${n(e.character)} captive in ${n(e.territory)}.`,
    'character-released': (e) => `${n(e.character)} goes free in ${n(e.territory)}.`,
    'character-killed': (e) => `${e.by} kills ${n(e.character)} in ${n(e.territory)}.`,
    'character-convinced': (e) => `${n(e.character)} leaves ${e.from} for ${e.to}.`,
    'character-repatriated': (e) => `${n(e.character)} is brought home to ${n(e.territory)}.`,
    'character-promoted': (e) =>
      `${e.player} promotes ${e.name} (${n(e.mode)}${e.characteristic === null ? '' : `, ${n(e.characteristic)}`}).`,
    'character-gone': (e) => `${n(e.character)} leaves play.`,
    'principal-changed': (e) => `The principal of ${e.player} is ${e.to === null ? 'nobody' : n(e.to)}.`,
    'rebel-principal-named': (e) => `The rebels against ${e.player} have as principal ${e.character === null ? 'nobody' : n(e.character)}.`,
    'intel-changed': (e) => `${e.player} has ${e.to} intel against ${e.against}.`,
    'actions-modified': (e) =>
      `${e.disorder === null ? `${e.player}: ${signed(e.delta)} actions ${e.turn === 'this' ? 'this turn' : 'next turn'} (${n(e.cause)})` : `${e.player} has ${e.disorder} disasters to put in order`}.`,
    'rebellion-supported': (e) =>
      `${e.player} supports the rebels against ${e.target}${e.characters.length === 0 ? '' : ` with ${list(e.characters.map(n))}`}.`,
    'window-opened': (e) => `${e.player} must answer: ${n(e.window)}${e.character === null ? '' : `, ${n(e.character)}`}.`,
    'window-answered': (e) => `${e.player} answers ${n(e.window)}${e.answer === '' ? '' : `: ${e.answer.split(' ').map(n).join(' ')}`}.`,
    'trade-proposed': (e) => `${e.offer.from} offers ${e.offer.to} ${items(e.offer.give)} for ${items(e.offer.take)}.`,
    'trade-closed': (e) => `The offer of ${e.offer.from} to ${e.offer.to} is closed (${n(e.reason)}).`,
    'trade-completed': (e) => `${e.from} gives ${e.to} ${items(e.given)} for ${items(e.taken)}.`,
    disclosed: (e) =>
      `${e.from} shows ${e.to} ${e.declarations === null ? `that ${n(e.character!)} is in ${n(e.territory!)}` : `a sheet of ${e.declarations.length} orders`}.`,
    announced: (e) => `${e.from} to ${e.to ?? 'all'}: “${e.text}”`,
    'player-eliminated': (e) => `${e.player} is out of the game.`,
    'game-ended': (e) =>
      `The game is over: ${n(e.reason)}. ${e.winners.length === 1 ? `${e.winners[0]!} wins` : `${list(e.winners)} share the victory`}.`,
  };
};

/** Every event in Catalan. */
export const catalan = (n: Namer): Sayings => {
  const grammar: Grammar = { and: 'i', nothing: 'res' };
  const list = (entries: readonly string[]): string => joined(entries, grammar);
  const order = (written: Order): string => orderText(written, n);
  const items = (given: readonly Item[]): string => list(given.map((item) => itemText(item, n)));
  const losses = (lost: Readonly<Record<string, number>>): string =>
    Object.entries(lost)
      .map(([player, loss]) => `, ${player} ${n('authority')} −${loss}`)
      .join('');
  return {
    'order-drawn': (e) => `L’ordre és ${list(e.order)}.`,
    'board-drawn': (e) => `${e.player} dibuixa: ${n(`setup-${e.step}`)}.`,
    'country-picked': (e) => `${e.automatic ? `${n(e.country)} resta per a ${e.player}` : `${e.player} tria ${n(e.country)}`}.`,
    'relevance-set': (e) => `El país de ${e.player} és de rellevància ${n(e.relevance)}${e.die === null ? '' : ` (dau ${e.die})`}.`,
    'sheet-handed-in': (e) => `${e.player} entrega: ${n(`setup-${e.step}`)}.`,
    'countries-revealed': (e) =>
      `Es mostren els països: ${list(Object.entries(e.countries).map(([player, { name, army }]) => `${name} de ${player} (Exèrcit ${army})`))}.`,
    'turn-began': (e) => `Comença el torn ${e.turn}.`,
    'turn-ended': (e) => `Acaba el torn ${e.turn}${losses(e.disorderLosses)}.`,
    'event-rolled': (e) =>
      `Dau d’esdeveniments ${e.die}: ${e.affected === null ? 'no passa res' : `afecta ${e.affected} (${e.selectionDice.join(', ')})`}.`,
    'disaster-struck': (e) => `${n(e.kind)} a ${n(e.territory)}, de ${e.player}.`,
    'resources-discovered': (e) => `${e.player} descobreix recursos.`,
    'crisis-faced': (e) =>
      `${e.player} afronta una crisi de ${n(e.characteristic)}${e.developed ? ', la desenvolupa' : ''} i la té a ${e.value}.`,
    'critical-situation': (e) => `${n(e.situation)} de ${e.player}: nivell ${e.level}.`,
    'crisis-lifted': (e) => `S’acaba: ${n(e.situation)} de ${e.player}.`,
    'civil-war-began': (e) => `Esclata la guerra civil al país de ${e.player}.`,
    'civil-war-ended': (e) => `S’acaba la guerra civil de ${e.player} (${n(e.ending)}).`,
    declared: (e) => `${e.player} apunta: ${order(e.declaration.order)}.`,
    withdrawn: (e) => `${e.player} esborra: ${order(e.declaration.order)}.`,
    committed: (e) => `${e.player} tanca el full (${n(e.scope)}).`,
    'initiative-set': (e) =>
      `Ordre d’Autoritat: ${list(e.initiative)}${e.dice.length === 0 ? '' : ` (${e.dice.map(({ player, value }) => `${player} ${value}`).join(', ')})`}.`,
    'slot-began': (e) => `Ronda ${e.round}: ${e.player}.`,
    'slot-passed': (e) => `${e.player} passa.`,
    'action-read': (e) => `${e.player}: ${order(e.declaration.order)}.`,
    'action-void': (e) => `${e.player}: ${order(e.declaration.order)}, impossible (${n(e.reason)}).`,
    'action-annulled': (e) => `${e.by} anul·la una acció de ${e.player}: ${order(e.declaration.order)}.`,
    'test-rolled': (e) =>
      `${e.player} prova ${n(e.characteristic)} (${n(e.purpose)}): ${e.die} + ${e.value + e.bonus} = ${e.total} contra ${e.difficulty}, ${e.success ? `èxit per ${e.margin}` : 'errada'}.`,
    'contest-rolled': (e) =>
      `${e.actor} contra ${e.opponent} en ${n(e.characteristic)}: ${e.totals.join(' a ')} (daus ${e.dice.join(', ')}); ${e.winner === null ? 'sense efecte' : `guanya ${e.winner}`}.`,
    'battle-rolled': (e) =>
      `Batalla (${n(e.objective)})${e.territory === null ? '' : ` a ${n(e.territory)}`}: ${e.sides.map(({ leader, die, total }) => `${n(leader)} ${total} (dau ${die})`).join(', ')}; ${e.winner === null ? 'sense efecte' : `guanya ${n(e.winner)}, ${e.loss} punts perduts`}.`,
    'characteristic-changed': (e) => `${n(e.characteristic)} de ${e.player}: ${e.from} → ${e.to}.`,
    'counterpower-changed': (e) => `${n('counterpower')} de ${e.player}: ${e.from} → ${e.to}.`,
    'army-changed': (e) => `${n(e.player)}, ${n(e.kind)} a ${n(e.territory)}: ${signed(e.delta)} (${n(e.ledger)}).`,
    'unit-moved': (e) =>
      `${e.player} mou ${e.amount} de ${n(e.from.territory)} (${n(e.from.kind)}) a ${n(e.to.territory)} (${n(e.to.kind)}).`,
    'city-founded': (e) => `${e.player} funda ${e.name} a ${n(e.territory)}.`,
    'city-fortified': (e) => `${e.player} fortifica la ciutat de ${n(e.territory)}.`,
    'city-conquered': (e) => `${e.to} conquereix la ciutat de ${n(e.territory)} a ${n(e.from)}.`,
    'land-passed': (e) => `${n(e.territory)} passa de ${n(e.from)} a ${n(e.to)}.`,
    'siege-began': (e) => `${e.by} assetja la ciutat de ${n(e.territory)} des de ${n(e.base)}.`,
    'siege-ended': (e) => `S’acaba el setge de ${n(e.territory)} per ${e.by} (${n(e.reason)}).`,
    'character-moved': (e) => `${n(e.character)} viatja per ${list(e.path.map(n))}.`,
    'character-sighted': (e) => `${n(e.character)} és a ${n(e.territory)}.`,
    'character-active': (e) => `${n(e.character)} de ${e.player} suma ${e.value} a ${n(e.territory)}.`,
    'character-captured': (e) => `${e.by} té captiu ${n(e.character)} a ${n(e.territory)}.`,
    'character-released': (e) => `${n(e.character)} és lliure a ${n(e.territory)}.`,
    'character-killed': (e) => `${e.by} mata ${n(e.character)} a ${n(e.territory)}.`,
    'character-convinced': (e) => `${n(e.character)} deixa ${e.from} per ${e.to}.`,
    'character-repatriated': (e) => `${n(e.character)} és repatriat a ${n(e.territory)}.`,
    'character-promoted': (e) =>
      `${e.player} ascendeix ${e.name} (${n(e.mode)}${e.characteristic === null ? '' : `, ${n(e.characteristic)}`}).`,
    'character-gone': (e) => `${n(e.character)} deixa la partida.`,
    'principal-changed': (e) => `El principal de ${e.player} és ${e.to === null ? 'ningú' : n(e.to)}.`,
    'rebel-principal-named': (e) => `Els rebels contra ${e.player} tenen de principal ${e.character === null ? 'ningú' : n(e.character)}.`,
    'intel-changed': (e) => `${e.player} té ${e.to} d’informació contra ${e.against}.`,
    'actions-modified': (e) =>
      `${e.disorder === null ? `${e.player}: ${signed(e.delta)} accions ${e.turn === 'this' ? 'aquest torn' : 'el torn vinent'} (${n(e.cause)})` : `${e.player} té ${e.disorder} desastres per restaurar`}.`,
    'rebellion-supported': (e) =>
      `${e.player} recolza els rebels contra ${e.target}${e.characters.length === 0 ? '' : ` amb ${list(e.characters.map(n))}`}.`,
    'window-opened': (e) => `${e.player} ha de respondre: ${n(e.window)}${e.character === null ? '' : `, ${n(e.character)}`}.`,
    'window-answered': (e) => `${e.player} respon ${n(e.window)}${e.answer === '' ? '' : `: ${e.answer.split(' ').map(n).join(' ')}`}.`,
    'trade-proposed': (e) => `${e.offer.from} ofereix a ${e.offer.to} ${items(e.offer.give)} per ${items(e.offer.take)}.`,
    'trade-closed': (e) => `L’oferta de ${e.offer.from} a ${e.offer.to} es tanca (${n(e.reason)}).`,
    'trade-completed': (e) => `${e.from} dona a ${e.to} ${items(e.given)} per ${items(e.taken)}.`,
    disclosed: (e) =>
      `${e.from} mostra a ${e.to} ${e.declarations === null ? `que ${n(e.character!)} és a ${n(e.territory!)}` : `un full de ${e.declarations.length} accions`}.`,
    announced: (e) => `${e.from} a ${e.to ?? 'tothom'}: «${e.text}»`,
    'player-eliminated': (e) => `${e.player} és eliminat.`,
    'game-ended': (e) =>
      `S’acaba la partida: ${n(e.reason)}. ${e.winners.length === 1 ? `Guanya ${e.winners[0]!}` : `Comparteixen la victòria ${list(e.winners)}`}.`,
  };
};
