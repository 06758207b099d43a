import type { AbilityCard, AbilityEffect, CharacterCard, Pack } from '../types/index.js';

/** The three categories of abilities, which are the colours of markers. [GG-CONT-01] */
export const colours = ['mental', 'energy', 'physical'] as const;

/** The eighteen super powers. [GG-CONT-02] */
export const powers = [
  'radiationManipulation',
  'clairvoyance',
  'luck',
  'flight',
  'shadowManipulation',
  'kineticManipulation',
  'teleportation',
  'regeneration',
  'infinitePower',
  'telepathy',
  'pyrokinesis',
  'gravityManipulation',
  'telekinesis',
  'antimatterManipulation',
  'electricityManipulation',
  'lightManipulation',
  'superStrength',
  'cryokinesis',
] as const;

type Colour = (typeof colours)[number];
type Power = (typeof powers)[number];

/** One row of the table of characters. */
const character = (id: string, name: string, attack: number, defence: number, powers: Power[], markers: Colour[]): CharacterCard => ({
  id,
  name,
  attack,
  defence,
  powers,
  markers,
});

const characters: Pack['characters'] = [
  character('stone-samaritan', 'Stone Samaritan', 3, 2, ['superStrength'], ['physical', 'physical']),
  character('ironroot', 'Ironroot', 2, 3, ['superStrength'], ['physical']),
  character('kestrel', 'Kestrel', 2, 2, ['flight'], ['physical']),
  character('undertow', 'Undertow', 2, 2, ['kineticManipulation'], ['physical', 'energy']),
  character('deadweight', 'Deadweight', 1, 3, ['gravityManipulation'], ['physical', 'mental']),
  character('hush', 'Hush', 2, 2, ['shadowManipulation'], ['physical', 'mental']),
  character('second-skin', 'Second Skin', 1, 2, ['regeneration'], ['physical', 'mental']),
  character('paragon-nine', 'Paragon Nine', 1, 1, ['infinitePower'], ['mental', 'energy', 'physical']),
  character('oracle-seven', 'Oracle Seven', 1, 2, ['clairvoyance'], ['mental']),
  character('long-odds', 'Long Odds', 2, 1, ['luck'], ['mental']),
  character('murmur', 'Murmur', 2, 1, ['telepathy'], ['mental', 'mental']),
  character('poltergeist', 'Poltergeist', 2, 2, ['telekinesis'], ['mental']),
  character('blinkstep', 'Blinkstep', 1, 3, ['teleportation'], ['mental', 'energy']),
  character('halflife', 'Halflife', 3, 1, ['radiationManipulation'], ['energy']),
  character('ashfall', 'Ashfall', 3, 1, ['pyrokinesis'], ['energy', 'energy']),
  character('hoarfrost', 'Hoarfrost', 1, 3, ['cryokinesis'], ['energy']),
  character('livewire', 'Livewire', 2, 2, ['electricityManipulation'], ['energy']),
  character('daybreak', 'Daybreak', 2, 2, ['lightManipulation'], ['energy', 'mental']),
  character('nullpoint', 'Nullpoint', 3, 2, ['antimatterManipulation'], ['energy', 'energy', 'physical']),
  character('chimera', 'Chimera', 2, 2, ['flight', 'pyrokinesis'], ['physical', 'energy', 'mental']),
];

/** One row of the table of abilities: attack and defence dice, the same with the power, and what else the card does. */
const ability = (
  id: string,
  name: string,
  colour: Colour,
  [attack, defence]: [number, number],
  withPower: [power: Power, attack: number, defence: number] | null,
  ...effects: AbilityEffect[]
): AbilityCard => ({
  id,
  name,
  colour,
  attack,
  defence,
  ...(withPower === null ? {} : { withPower: { power: withPower[0], attack: withPower[1], defence: withPower[2] } }),
  effects,
});

const abilities: Pack['abilities'] = [
  ability('mind-lash', 'Mind Lash', 'mental', [1, 0], ['telepathy', 2, 0], { do: 'opponentDiscards', count: 1, onlyWithPower: true }),
  ability('foresight', 'Foresight', 'mental', [0, 1], ['clairvoyance', 1, 2]),
  ability('lucky-shot', 'Lucky Shot', 'mental', [0, 0], ['luck', 1, 1], { do: 'setDie', target: 'any' }),
  ability('roll-again', 'Roll Again', 'mental', [1, 1], null, { do: 'rerollDie', target: 'any', keep: 'ownBetter' }),
  ability('hurl-debris', 'Hurl Debris', 'mental', [1, 1], ['telekinesis', 2, 2]),
  ability('blink-away', 'Blink Away', 'mental', [0, 1], ['teleportation', 0, 2], { do: 'endDuel', onlyWithPower: true }),
  ability('jam-signal', 'Jam Signal', 'mental', [0, 0], null, { do: 'cancelAbility' }),
  ability('mind-fog', 'Mind Fog', 'mental', [0, 1], ['telepathy', 0, 2], { do: 'denyRerolls' }),
  ability('gamma-burst', 'Gamma Burst', 'energy', [1, 0], ['radiationManipulation', 3, 0]),
  ability('fire-lance', 'Fire Lance', 'energy', [1, 0], ['pyrokinesis', 2, 0]),
  ability('ice-wall', 'Ice Wall', 'energy', [0, 1], ['cryokinesis', 0, 3]),
  ability('arc-flash', 'Arc Flash', 'energy', [1, 0], ['electricityManipulation', 2, 1]),
  ability('blinding-ray', 'Blinding Ray', 'energy', [0, 1], ['lightManipulation', 1, 2], {
    do: 'addDice',
    side: 'opponent',
    amount: -1,
    onlyWithPower: true,
  }),
  ability('annihilate', 'Annihilate', 'energy', [2, 0], ['antimatterManipulation', 3, 0]),
  ability('static-shield', 'Static Shield', 'energy', [0, 2], null),
  ability('overload', 'Overload', 'energy', [2, 0], null),
  ability('super-punch', 'Super Punch', 'physical', [1, 0], ['superStrength', 2, 0]),
  ability('dive-strike', 'Dive Strike', 'physical', [1, 1], ['flight', 2, 1]),
  ability('kinetic-return', 'Kinetic Return', 'physical', [0, 1], ['kineticManipulation', 1, 2], {
    do: 'gainRerolls',
    amount: 1,
    onlyWithPower: true,
  }),
  ability('crushing-field', 'Crushing Field', 'physical', [1, 1], ['gravityManipulation', 2, 2]),
  ability('veil-of-dusk', 'Veil of Dusk', 'physical', [0, 1], ['shadowManipulation', 1, 2], { do: 'cancelAbility', onlyWithPower: true }),
  ability('heal-minor-wound', 'Heal Minor Wound', 'physical', [0, 0], null, { do: 'healCharacter' }),
  ability('adrenaline', 'Adrenaline', 'physical', [1, 1], null, { do: 'drawCards', count: 1 }),
  ability('roll-with-it', 'Roll With It', 'physical', [0, 1], null, { do: 'preventWound' }),
];

const events: Pack['events'] = [
  { id: 'gene-purge', name: 'Gene Purge', effects: [{ do: 'destroyCharacter' }] },
  { id: 'sample-mixup', name: 'Sample Mix-up', effects: [{ do: 'swapGenePools' }] },
  { id: 'field-hospital', name: 'Field Hospital', effects: [{ do: 'healAll' }] },
  { id: 'safehouse-raid', name: 'Safehouse Raid', effects: [{ do: 'discardCards', count: 1 }] },
  { id: 'arms-shipment', name: 'Arms Shipment', effects: [{ do: 'regainMarkers', attack: 1, defence: 1 }] },
  { id: 'street-riot', name: 'Street Riot', effects: [{ do: 'loseLife', who: 'withoutCharacters', amount: 1 }] },
  { id: 'aftershock', name: 'Aftershock', effects: [{ do: 'woundCharacter' }] },
];

const dna: Pack['dna'] = [
  { id: 'dna-1', name: 'DNA 1' },
  { id: 'dna-2', name: 'DNA 2' },
  { id: 'dna-3', name: 'DNA 3' },
];

const gear: Pack['gear'] = [
  { id: 'targeting-visor', name: 'Targeting Visor', slot: 'head', effects: [{ do: 'bonusRerolls', amount: 1 }] },
  { id: 'psi-lattice', name: 'Psi Lattice', slot: 'head', effects: [{ do: 'grantColour', colour: 'mental' }] },
  { id: 'ceramic-vest', name: 'Ceramic Vest', slot: 'torso', effects: [{ do: 'statBonus', attack: 0, defence: 1 }] },
  { id: 'reactive-harness', name: 'Reactive Harness', slot: 'torso', effects: [{ do: 'absorbWound' }] },
  { id: 'power-gauntlets', name: 'Power Gauntlets', slot: 'arms', effects: [{ do: 'statBonus', attack: 1, defence: 0 }] },
  { id: 'surge-bracers', name: 'Surge Bracers', slot: 'arms', effects: [{ do: 'grantColour', colour: 'energy' }] },
  { id: 'jump-boots', name: 'Jump Boots', slot: 'legs', effects: [{ do: 'grantPower', power: 'flight' }] },
  { id: 'spring-greaves', name: 'Spring Greaves', slot: 'legs', effects: [{ do: 'ignoreFatigue' }] },
];

/** The default deck of 54 cards, and the gear set beside it. [GG-CONT-04] [GG-CONT-05] */
export const defaultPack: Pack = { colours, powers, characters, abilities, events, dna, gear };
