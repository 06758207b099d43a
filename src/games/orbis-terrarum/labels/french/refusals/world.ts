import { withMinus } from '../../../../../core/data/with-minus.js';
import type { Say } from '../../../../../core/refusals/say.js';
import type { FactsOf, RefusalsIn } from '../../../../../core/refusals/table.js';
import { illFormedInFrenchWith } from '../../../../../core/words/french.js';
import type { NoExpiry, OutOfBounds, Refusals } from '../../../refusals/index.js';
import { kindOf } from '../../../refusals/things.js';
import { inside, of, the, toThe } from '../grammar.js';
import { optionShapes } from '../option-shapes.js';
import { badStatute } from './agreements.js';

const outOfBounds = (facts: OutOfBounds | NoExpiry, { count }: Say): string => {
  switch (facts.fault) {
    case 'modifier':
      return `Un modificateur est de 1 à 25, dans un sens ou dans l’autre, et non ${withMinus(facts.value)}.`;
    case 'expiry':
      return `Un modificateur expire au bout de 1 à ${count(facts.most, 'an', 'ans')}, et non ${withMinus(facts.years)}.`;
    case 'change':
      return `Un changement va de −100 à 100 ; il ne peut être de ${withMinus(facts.delta)}.`;
    case 'attribute':
      return `Un attribut monte ou descend de 1 à 10, et non de ${withMinus(facts.delta)}.`;
    case 'front':
      return 'Une Nation compte pour 0,5 à 5 fronts, par demis, et peut en tenir de 0 à 5 de plus.';
    case 'host-turns':
      return `Un ost reste au moins 1 tour, et non ${withMinus(facts.turns)}.`;
    case 'crisis-turns':
      return `Une crise dure de 1 à 20 tours, et non ${withMinus(facts.turns)}.`;
    case 'half-lasting-crisis':
      return 'D’une crise durable, on dit combien de tours elle dure et ce que coûte chaque tour.';
    case 'crisis-toll':
      return 'Une crise coûte de 0 à 100 par tour.';
    case 'sides':
      return 'Une guerre civile a de 2 à 5 camps avec un nom, chacun entre les mains de quelqu’un.';
    case 'scope':
      return `Une portée est un multiple de 5 entre −25 et 25, et non ${withMinus(facts.value)}.`;
    case 'scope-years':
      return `Une portée dure au moins 1 an, et non ${withMinus(facts.years)}.`;
  }
};

const badEffect = (facts: FactsOf<Refusals['bad-effect']['OT-REF-06']>, say: Say): string => {
  const { name } = say;
  switch (facts.fault) {
    case 'no-name':
      return 'Il faut un nom à une Nation.';
    case 'regions':
      return 'Une région nommée n’est pas sur la carte, ou est nommée deux fois.';
    case 'patron':
      return `${the(name(facts.patron, 'nations'))} ne peut avoir de vassaux.`;
    case 'state-place':
      return 'Un État possède des régions et ne se tient nulle part ailleurs.';
    case 'several-owners':
      return 'Les régions de la nouvelle Nation viendraient de plusieurs propriétaires ; il n’en faut qu’un.';
    case 'capital-lost':
      return `${the(name(facts.owner, 'nations'))} doit garder sa capitale.`;
    case 'place':
      return `Une Nation de ce genre (${name(facts.kind)}) se tient dans une région et n’en possède aucune.`;
    case 'occupied':
      return `Il y a déjà une Horde ${inside(name(facts.region, 'regions'))}.`;
    case 'unknown':
      return `Rien ne s’appelle « ${facts.id} » (${name(kindOf(facts.what) ?? facts.what)}).`;
    case 'nobody':
      return 'Il n’y a pas de Nation à qui cela arrive.';
    case 'no-owner':
      return 'Il n’y a pas de Nation à qui appartienne l’ost.';
    case 'attribute-range':
      return `${the(name(facts.attribute))} ${of(name(facts.nation, 'nations'))} tomberait sous 1 ou dépasserait 100.`;
    case 'horde':
      return `${the(name(facts.nation, 'nations'))} est une Horde, et les Hordes ne possèdent pas de terres.`;
    case 'only-region':
      return `${the(name(facts.region, 'regions'))} est la seule région ${of(name(facts.owner, 'nations'))}.`;
    case 'host-region':
      return 'Il faut une région à l’ost.';
    case 'sponsor':
      return `${the(name(facts.sponsor, 'nations'))} ne peut en être l’instigateur.`;
    case 'rebellion':
      return `Il y a déjà une telle rébellion ${inside(name(facts.nation, 'nations'))}.`;
    case 'past':
      return `Le tour ${withMinus(facts.turn)} est passé.`;
    case 'civil-war':
      return `${the(name(facts.nation, 'nations'))} est déjà en guerre civile.`;
    case 'controller':
      return `${name(facts.controller)} ne participe pas à cette partie.`;
    case 'no-side':
      return 'Cette guerre civile n’existe pas, ou n’a pas ce camp.';
    case 'vassal':
      return `${the(name(facts.nation, 'nations'))} ne peut avoir ${the(name(facts.patron, 'nations'))} pour suzerain.`;
    case 'technology':
      return `${the(name(facts.nation, 'nations'))} ne peut acquérir la technologie ${name(facts.technology, 'technologies')}.`;
    case 'conflict':
      return 'Un conflit oppose deux Nations différentes.';
    case 'scope-target':
      return `${the(name(facts.target, 'places'))} n’est ni une Nation ni une région, et nul ne peut en être proche.`;
    case 'colony':
      return `${the(name(facts.region, 'regions'))} ne peut être une colonie : seule l’est une terre qu’aucune terre de son propriétaire ne relie à la capitale.`;
    case 'no-vassal':
      return `${the(name(facts.nation, 'nations'))} n’a pas de suzerain.`;
    case 'capital':
      return `${the(name(facts.region, 'regions'))} ne peut être la capitale ${of(name(facts.nation, 'nations'))}.`;
    case 'befalls-nobody':
      return 'Une crise frappe au moins une Nation, et seule une crise durable dure plusieurs tours.';
    case 'no-reward':
      return `Un effet de ce genre (${name(facts.effect)}) n’est pas une récompense pour qui accomplit le haut fait.`;
    default:
      return outOfBounds(facts, say);
  }
};

const illFormed = /* @__PURE__ */ illFormedInFrenchWith(optionShapes);

/** How a game is set up, its content, what effects do to the world, and civil wars. */
export const world = {
  'duplicate-player': { 'OT-CFG-03': ({ player }) => `Le nom « ${player} » est déjà pris.` },
  'invalid-config': {
    'OT-CFG-02': (facts, { count }) => {
      if (!('fault' in facts)) return illFormed(facts);
      switch (facts.fault) {
        case 'attributes':
          return `Cinq attributs de ${facts.attributeMin} à ${facts.attributeMax} ne peuvent faire ${facts.pointsPerGroup} en tout.`;
        case 'treaty-years':
          return `Un traité dure au plus ${count(facts.treatyMaxYears, 'an', 'ans')} ; il ne peut donc en durer ${facts.treatyDefaultYears} quand on ne dit rien.`;
        case 'no-room-for-notes':
          return 'Toute mesure demande une note ; les notes ne peuvent donc avoir 0 caractère.';
      }
    },
  },
  'invalid-player-count': {
    'OT-CFG-03': (facts) => ('players' in facts ? `Il faut de 1 à 16 joueurs, et non ${facts.players}.` : illFormed(facts)),
  },
  'turn-limit-required': { 'OT-CFG-04': () => 'Il faut un dernier tour à une partie sans arbitre.' },

  'bad-effect': { 'OT-REF-06': badEffect },
  'expiry-required': {
    'OT-MOD-15': ({ most, years }, { count }) =>
      `Un modificateur expire au bout de 1 à ${count(most, 'an', 'ans')}, et non ${withMinus(years)}.`,
    'OT-REF-06': outOfBounds,
  },

  'content-bad-attributes': {
    'OT-CONT-17': ({ nation }, { name }) =>
      `Les attributs ${of(name(nation, 'nations'))} sont trop bas ou trop hauts, ou ne font pas la somme qu’il faut.`,
  },
  'content-bad-deck': {
    'OT-CONT-21': (facts, say) => {
      switch (facts.fault) {
        case 'coverage':
          return `Le paquet d’évènements a une ligne pour chaque jet de 1 à 100 ; pour ${facts.roll}, il n’en a aucune, ou plusieurs.`;
        case 'kind':
          return 'Une ligne du paquet d’évènements porte ce qui va avec son genre, et rien d’autre.';
        default:
          return outOfBounds(facts, say);
      }
    },
  },
  'content-bad-edge': {
    'OT-CONT-14': ({ from, to }, { name }) =>
      `Le passage entre ${the(name(from, 'regions'))} et ${the(name(to, 'regions'))} ne relie pas deux régions de la carte, ou y est deux fois.`,
  },
  'content-bad-position': {
    'OT-CONT-16': ({ nation }, { name }) =>
      `${the(name(nation, 'nations'))} doit se tenir dans une région, à l’écart des autres, si c’est une Horde, et nulle part si c’est un État.`,
  },
  'content-bad-predominant': {
    'OT-CONT-18': ({ nation }, { name }) => `Il faut ${toThe(name(nation, 'nations'))} un attribut prédominant de chaque groupe.`,
  },
  'content-bad-reward': {
    'OT-CONT-22': (facts, say) => {
      switch (facts.fault) {
        case 'no-reward':
          return 'Une récompense est un modificateur, un point d’attribut, de la Richesse, du Progrès ou un octroi pour qui accomplit le haut fait.';
        case 'cost':
          return `La technologie ${say.name(facts.technology, 'technologies')} coûte moins que rien.`;
        default:
          return outOfBounds(facts, say);
      }
    },
  },
  'content-bad-statute': { 'OT-CONT-23': badStatute },
  'content-bad-territory': {
    'OT-CONT-15': ({ nation }, { name }) => `Il faut ${toThe(name(nation, 'nations'))} ses propres régions, dont la capitale.`,
  },
  'content-bad-vassalage': {
    'OT-CONT-19': ({ nation }, { name }) =>
      `Les suzerains ${of(name(nation, 'nations'))} sont inconnus, trop nombreux, ou ramènent à cette Nation.`,
  },
  'content-duplicate-id': {
    'OT-CONT-13': (facts, { name }) =>
      facts.fault === 'twice'
        ? `${the(name(facts.id, facts.list))} est deux fois dans le contenu (${name(facts.list)}).`
        : `${the(name(facts.id, 'places'))} est à la fois une région et une Nation.`,
  },
  'content-too-few-playable': {
    'OT-CONT-20': ({ playable, players }, { count }) =>
      `Le contenu a ${count(playable, 'Nation jouable', 'Nations jouables')} pour ${count(players, 'joueur', 'joueurs')}.`,
  },
  'content-too-few-regions': { 'OT-CONT-13': ({ regions }) => `Une carte a au moins 2 régions, et non ${regions}.` },

  'already-in-civil-war': { 'OT-CIV-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} est déjà en guerre civile.` },
  'bad-side': {
    'OT-CIV-03': ({ side, civilWar }, { name }) => `« ${name(side, 'sides')} » n’est pas un camp qui survive dans ${the(name(civilWar))}.`,
    'OT-MEAS-05': (facts, { name }) => {
      switch (facts.fault) {
        case 'supporter':
          return 'Qui soutient un camp vise un autre camp.';
        case 'target':
          return `« ${name(facts.side, 'sides')} » n’est pas un camp vivant d’une guerre civile où l’on compte la Suprématie.`;
        case 'foreigner':
          return 'Un étranger soutient un camp vivant contre un autre de la même guerre.';
      }
    },
  },
  'not-a-side': {
    'OT-CIV-02': ({ player, side }, { name }) => `${player} ne mène pas ${the(name(side, 'sides'))}.`,
    'OT-CIV-03': ({ player, civilWar }, { name }) => `${player} ne mène aucun camp dans ${the(name(civilWar))}.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;
