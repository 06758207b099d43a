import type { Name, Sentences } from '../language.js';
import { changedBy, lostByRebels, nobody, ordersShown, rebels, signed, stepsDrawn, tested } from '../telling.js';
import { of, phrase } from './phrases.js';

/** Who stands on one side of a battle: a city that is nobody’s has only its garrison. */
const sideOf = (leader: string, name: Name): string => (leader === nobody ? 'la garnison' : name(leader));

/** How many of the points that a beaten uprising loses are the rebels’ own. */
const ofRebels = (own: number | null): string => (own === null ? '' : `, dont ${own} des rebelles eux-mêmes`);

/** What somebody does with troops: on a march, out of a city that is lost, into one that is taken, out of one that is traded. */
const moving = { order: 'déplace', retreat: 'replie', conquest: 'fait entrer', trade: 'fait sortir' } as const;

/** What somebody does with a character who rises. */
const promoting = {
  improve: (person: string) => `promeut ${person}`,
  appoint: (person: string) => `nomme ${person} personnage principal`,
  introduce: (person: string) => `présente ${person}`,
} as const;

/** What events are called in French, and the sentence that tells each. */
export const events: Sentences = {
  'order-drawn': {
    heading: 'ordre tiré au sort',
    sentence: ({ order }) => `L’ordre du jeu : ${order.join(', ')}.`,
  },
  'board-drawn': {
    heading: 'carte dessinée',
    sentence: ({ player, step }, { name }) => `${player} a fini de ${name(stepsDrawn[step])}.`,
  },
  'country-picked': {
    heading: 'pays choisi',
    sentence: ({ automatic, country: id, player }, { country }) =>
      `${automatic ? `${country(id)} reste à ${player}` : `${player} choisit ${country(id)}`}.`,
  },
  'relevance-set': {
    heading: 'importance fixée',
    sentence: ({ player, relevance, die }, { name }) =>
      `Le pays ${of(player)} est d’importance ${name(relevance)}${die === null ? '' : ` (dé ${die})`}.`,
  },
  'sheet-handed-in': {
    heading: 'feuille remise',
    sentence: ({ player, step }) => `${player} remet ${step === 'creation' ? 'la feuille du pays' : 'le déploiement de l’Armée'}.`,
  },
  'countries-revealed': {
    heading: 'pays révélés',
    sentence: ({ countries }, { list }) =>
      `Les pays sont révélés : ${list(Object.entries(countries).map(([player, { name, army }]) => `${name} ${of(player)} (Armée ${army})`))}.`,
  },
  'turn-began': { heading: 'début du tour', sentence: ({ turn }) => `Le tour ${turn} commence.` },
  'turn-ended': {
    heading: 'fin du tour',
    sentence: ({ turn, disorderLosses }, { losses }) => `Le tour ${turn} s’achève${losses(disorderLosses)}.`,
  },
  'event-rolled': {
    heading: 'dé des évènements',
    sentence: ({ die, affected, selectionDice }) =>
      `Dé des évènements ${die} : ${affected === null ? 'il ne se passe rien' : `cela touche ${affected} (${selectionDice.length === 1 ? 'dé' : 'dés'} ${selectionDice.join(', ')})`}.`,
  },
  'disaster-struck': {
    heading: 'catastrophe',
    sentence: ({ kind, territory, player }, { place, disaster }) =>
      `Catastrophe dans la ville ${of(place(territory))}, chez ${player} : ${disaster(kind)}.`,
  },
  'resources-discovered': { heading: 'ressources découvertes', sentence: ({ player }) => `${player} découvre des ressources.` },
  'crisis-faced': {
    heading: 'crise affrontée',
    sentence: ({ player, characteristic, developed, value }, { name }) =>
      `${player} affronte une crise ${of(name(characteristic))}, ${developed ? (value > 0 ? 'qui monte à' : 'que le Contre-pouvoir maintient à') : 'qui reste à'} ${value}.`,
  },
  'critical-situation': {
    heading: 'situation critique',
    sentence: ({ situation, player, level }, { name }) => `${name(situation)} chez ${player} : niveau ${level}.`,
  },
  'crisis-lifted': {
    heading: 'situation critique surmontée',
    sentence: ({ situation, player }, { name }) => `La situation critique chez ${player} prend fin : ${name(situation)}.`,
  },
  'civil-war-began': {
    heading: 'la guerre civile éclate',
    sentence: ({ player }) => `La guerre civile éclate dans le pays ${of(player)}.`,
  },
  'civil-war-ended': {
    heading: 'fin de la guerre civile',
    sentence: ({ player, ending }, { name }) =>
      `La guerre civile ${of(player)} est finie (${ending === 'authority' ? 'le gouvernement est de nouveau obéi' : name(ending)}).`,
  },
  declared: {
    heading: 'action notée',
    sentence: ({ player, declaration }, { order }) => `${player} note : ${order(declaration.order)}.`,
  },
  withdrawn: {
    heading: 'action rayée',
    sentence: ({ player, declaration }, { order }) => `${player} raye : ${order(declaration.order)}.`,
  },
  committed: {
    heading: 'feuille fermée',
    sentence: ({ player, scope }, { name }) => `${player} ferme la feuille (${name(`declare-${scope}`)}).`,
  },
  'initiative-set': {
    heading: 'ordre d’Autorité',
    sentence: ({ initiative, dice }) =>
      `L’ordre d’Autorité : ${initiative.join(', ')}${dice.length === 0 ? '' : ` (dés : ${dice.map(({ player, value }) => `${player} ${value}`).join(', ')})`}.`,
  },
  'slot-began': { heading: 'début de manche', sentence: ({ round, player }) => `Manche ${round} : ${player}.` },
  'slot-passed': { heading: 'manche passée', sentence: ({ player }) => `${player} passe.` },
  'action-read': {
    heading: 'action lue',
    sentence: ({ player, declaration }, { order }) => `${player} lit : ${order(declaration.order)}.`,
  },
  'action-void': {
    heading: 'action caduque',
    sentence: ({ player, declaration, reason }, { order, why }) => `${player} : ${order(declaration.order)}, caduque (${why(reason)}).`,
  },
  'action-annulled': {
    heading: 'action annulée',
    sentence: ({ by, player, declaration }, { order }) => `${by} annule une action ${of(player)} : ${order(declaration.order)}.`,
  },
  'test-rolled': {
    heading: 'épreuve',
    sentence: ({ player, characteristic, purpose, die, value, bonus, total, difficulty, success, margin }, { name }) =>
      `${player} tente une épreuve ${of(name(characteristic))} (${name(tested(purpose))}) : ${die} + ${value + bonus} = ${total} contre ${difficulty}, ${success ? `réussite avec une marge de ${margin}` : 'échec'}.`,
  },
  'contest-rolled': {
    heading: 'duel',
    sentence: ({ actor, opponent, characteristic, totals, dice, winner }, { name }) =>
      `${actor} contre ${opponent} en ${name(characteristic)} : ${totals.join(' à ')} (dés ${dice.join(', ')}) ; ${winner === null ? 'sans effet' : `${winner} l’emporte`}.`,
  },
  'battle-rolled': {
    heading: 'bataille livrée',
    sentence: ({ objective, territory, sides, winner, loss }, { name, place }) =>
      `Bataille (${name(objective)})${territory === null ? '' : ` à ${place(territory)}`} : ${sides.map(({ leader, die, total }) => `${sideOf(leader, name)} ${total} (dé ${die})`).join(', ')} ; ${winner === null ? 'sans effet' : `${sideOf(winner, name)} ${winner === rebels ? 'l’emportent' : 'l’emporte'}, et les vaincus perdent ${loss < 2 ? `${loss} point` : `${loss} points`}${ofRebels(lostByRebels(sides, winner, loss))}`}.`,
  },
  'characteristic-changed': {
    heading: 'caractéristique modifiée',
    sentence: ({ characteristic, player, from, to }, { name }) => `${name(characteristic)} ${of(player)} : ${from} → ${to}.`,
  },
  'counterpower-changed': {
    heading: 'contre-pouvoir modifié',
    sentence: ({ player, from, to }, { name }) => `${name('counterpower')} chez ${player} : ${from} → ${to}.`,
  },
  'army-changed': {
    heading: 'Armée modifiée',
    sentence: ({ player, kind, territory, delta, ledger }, { name, place }) => {
      const [who, why] = changedBy(player, ledger);
      return `${name(who)}, ${name(kind)} à ${place(territory)} : ${signed(delta)} (${name(why)}).`;
    },
  },
  'unit-moved': {
    heading: 'unité déplacée',
    sentence: ({ player, amount, from, to, cause }, { name, place }) =>
      `${player} ${moving[cause]} ${amount < 2 ? `${amount} point` : `${amount} points`} ${of(place(from.territory))} (${name(from.kind)}) à ${place(to.territory)} (${name(to.kind)}).`,
  },
  'city-founded': {
    heading: 'ville fondée',
    sentence: ({ player, name: city, territory }, { place }) => `${player} fonde ${city} à ${place(territory)}.`,
  },
  'city-fortified': {
    heading: 'ville fortifiée',
    sentence: ({ player, territory }, { place }) => `${player} fortifie la ville ${of(place(territory))}.`,
  },
  'city-conquered': {
    heading: 'ville prise',
    sentence: ({ to, territory, from }, { place }) =>
      `${to} conquiert la ville ${of(place(territory))}, qui ${from === nobody ? 'n’était à personne' : `était à ${from}`}.`,
  },
  'land-passed': {
    heading: 'terres qui changent de mains',
    sentence: ({ territory, from, to }, { place }) =>
      from === nobody || to === nobody
        ? `${place(territory)} ${to === nobody ? 'n’est plus à personne' : `est maintenant à ${to}`}.`
        : `${place(territory)} passe ${of(from)} à ${to}.`,
  },
  'siege-began': {
    heading: 'début de siège',
    sentence: ({ by, territory, base }, { place }) => `${by} assiège la ville ${of(place(territory))} depuis ${place(base)}.`,
  },
  'siege-ended': {
    heading: 'fin d’un siège',
    sentence: ({ territory, by, reason }, { name, place }) => `Le siège ${of(place(territory))} par ${by} est fini (${name(reason)}).`,
  },
  'character-moved': {
    heading: 'voyage d’un personnage',
    sentence: ({ character, path }, { name, list, place }) =>
      `${name(character)} voyage jusqu’à ${place(path.at(-1)!)}${path.length === 1 ? '' : ` par ${list(path.slice(0, -1).map(place))}`}.`,
  },
  'character-sighted': {
    heading: 'personnage aperçu',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} est à ${place(territory)}.`,
  },
  'character-active': {
    heading: 'personnage actif',
    sentence: ({ character, player, value, territory }, { name, place }) =>
      `${name(character)}, au service ${of(player)}, aide depuis ${place(territory)} et ajoute ${value}.`,
  },
  'character-captured': {
    heading: 'personnage capturé',
    sentence: ({ by, character, territory }, { name, place }) => `${by} tient ${name(character)} en captivité à ${place(territory)}.`,
  },
  'character-released': {
    heading: 'personnage libéré',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} est libre à ${place(territory)}.`,
  },
  'character-killed': {
    heading: 'personnage tué',
    sentence: ({ by, character, territory }, { name, place }) => `${by} tue ${name(character)} à ${place(territory)}.`,
  },
  'character-convinced': {
    heading: 'personnage convaincu',
    sentence: ({ character, from, to }, { name }) => `${name(character)} quitte ${from} pour ${to}.`,
  },
  'character-repatriated': {
    heading: 'personnage rapatrié',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} rentre à ${place(territory)}.`,
  },
  'character-promoted': {
    heading: 'personnage promu',
    sentence: ({ player, name: person, mode, characteristic, role }, { name, title }) => {
      const gains = [characteristic && name(characteristic), role && title(role)].filter((gain) => gain);
      return `${player} ${promoting[mode](person)}${gains.length === 0 ? '' : ` (${gains.join(', ')})`}.`;
    },
  },
  'character-gone': { heading: 'personnage parti', sentence: ({ character }, { name }) => `${name(character)} quitte la partie.` },
  'principal-changed': {
    heading: 'nouveau personnage principal',
    sentence: ({ player, to }, { name }) =>
      to === null ? `${player} n’a plus de personnage principal.` : `Le personnage principal ${of(player)} est désormais ${name(to)}.`,
  },
  'rebel-principal-named': {
    heading: 'personnage principal des rebelles',
    sentence: ({ player, character }, { name }) =>
      character === null
        ? `Les rebelles contre ${player} n’ont plus de personnage principal.`
        : `Le personnage principal des rebelles contre ${player} est désormais ${name(character)}.`,
  },
  'intel-changed': {
    heading: 'renseignements modifiés',
    sentence: ({ player, to, against }) =>
      to === 0
        ? `${player} n’a plus de renseignements sur ${against}.`
        : `${player} a ${to < 2 ? `${to} point` : `${to} points`} de renseignements sur ${against}.`,
  },
  'actions-modified': {
    heading: 'actions modifiées',
    sentence: ({ disorder, player, delta, turn, cause }, { name }) => {
      if (disorder === 0) return `${player} n’a plus de catastrophe à réparer.`;
      return `${disorder === null ? `${player} : ${signed(delta)} ${Math.abs(delta) < 2 ? 'action' : 'actions'} ${turn === 'this' ? 'ce tour-ci' : 'au prochain tour'} (${name(cause)})` : `${player} a ${disorder} ${disorder < 2 ? 'catastrophe' : 'catastrophes'} à réparer`}.`;
    },
  },
  'rebellion-supported': {
    heading: 'soulèvement soutenu',
    sentence: ({ player, target, units, characters }, { name, list, told }) => {
      const given = [...units.map(told), ...characters.map(name)];
      return given.length === 0
        ? `${player} ne donne rien aux rebelles contre ${target}.`
        : `${player} soutient les rebelles contre ${target} avec ${list(given)}.`;
    },
  },
  'window-opened': {
    heading: 'question posée',
    sentence: ({ player, window, character }, { name }) =>
      `${player} doit répondre : ${name(window)}${character === null ? '' : `, ${name(character)}`}.`,
  },
  'window-answered': {
    heading: 'réponse donnée',
    sentence: ({ player, window, answer }, { answered, name }) =>
      `${phrase(`${player} répond (${name(window)})`, answered(window, answer))}.`,
  },
  'trade-proposed': {
    heading: 'échange proposé',
    sentence: ({ offer }, { items }) =>
      `${offer.from} ${offer.give.length === 0 ? `n’offre rien à ${offer.to}` : `offre à ${offer.to} ${items(offer.give)}`} contre ${items(offer.take)}.${offer.note ? ` « ${offer.note} »` : ''}`,
  },
  'trade-closed': {
    heading: 'échange clos',
    sentence: ({ offer, reason }, { name }) => `L’offre ${of(offer.from)} à ${offer.to} est close (${name(reason)}).`,
  },
  'trade-completed': {
    heading: 'échange conclu',
    sentence: ({ from, to, given, taken }, { items }) =>
      `${from} ${given.length === 0 ? `ne donne rien à ${to}` : `donne à ${to} ${items(given)}`} contre ${items(taken)}.`,
  },
  disclosed: {
    heading: 'montré',
    sentence: ({ from, to, declarations, character, territory }, { name, order, place }) =>
      `${from} montre à ${to} ${declarations === null ? `que ${name(character!)} est à ${place(territory!)}` : `une feuille de ${declarations.length} ${declarations.length < 2 ? 'action' : 'actions'}${ordersShown(declarations, order, [' : ', ' ; '])}`}.`,
  },
  announced: { heading: 'annonce', sentence: ({ from, to, text }) => `${from} à ${to ?? 'tous'} : « ${text} »` },
  'player-eliminated': {
    heading: 'joueur éliminé',
    sentence: ({ player }) => `${player} est hors jeu.`,
  },
  'game-ended': {
    heading: 'fin de la partie',
    sentence: ({ reason, winners }, { name, list }) =>
      `La partie est finie (${name(reason)}) : ${winners.length === 1 ? `${winners[0]!} gagne` : `${list(winners)} partagent la victoire`}.`,
  },
};
