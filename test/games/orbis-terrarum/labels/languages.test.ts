import { seeded, withWords } from 'ludoteca';
import { orbis500, orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { catalan } from 'ludoteca/orbis-terrarum/labels/catalan';
import { english } from 'ludoteca/orbis-terrarum/labels/english';
import { french } from 'ludoteca/orbis-terrarum/labels/french';
import { spanish } from 'ludoteca/orbis-terrarum/labels/spanish';
import { describe, expect, test } from 'vitest';
import { conferenceNews, organizationNews } from '../../../../src/games/orbis-terrarum/types/index.js';
import { spoken } from '../../spoken.js';
import { conveneAlone } from '../helpers/conference.js';
import { law } from '../helpers/organization.js';
import { labels, spokenGame } from '../helpers/spoken.js';
import { start } from '../helpers/start.js';

const players = ['ada', 'bo', 'cy'];
const automatic = { players, refereeMode: 'auto', turnLimit: 3, startWealth: 60, startProgress: 60, organizationMin: 2 } as const;

/** Ids that a language spells like their English names. */
const spelledAlike: Readonly<Record<string, readonly string[]>> = {
  // The two sides of a conflict have no name: one is asked for them by whole questions.
  es: ['crisis', 'extra', 'a', 'b'],
  fr: ['force', 'nation', 'note', 'source', 'clauses', 'position', 'mode', 'vassal'],
  ca: ['text', 'regions', 'mode', 'decisions', 'electors'],
};

for (const words of [spanish, catalan, french])
  describe(`beside English, ${words.language}`, () => {
    spoken(withWords(orbisTerrarum, [english, words]), {
      configs: words === spanish ? [automatic, { players, startWealth: 60, startProgress: 60 }] : [automatic],
      alike: spelledAlike[words.language]!,
    });
  });

const { name, action, event } = labels;
const others = labels.languages.slice(1);

test('a declaration of war names its target', () => {
  const war = (target: string) =>
    action({ type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'war', text: '', target }, 'es');
  expect([war('gothia'), war('romania')]).toEqual(['Francia declara la guerra a Gothia', 'Francia declara la guerra a Romania']);
});

test('the two sides of a conflict that the referee sets are said to be a Nation and the one it is against', () => {
  const effects = [{ do: 'conflict', a: 'francia', b: 'gothia', status: 'war' }] as const;
  const told = (language: string) => action({ type: 'apply-effects', player: 'referee', reason: '', effects }, language);
  expect(labels.languages.map(told)).toEqual([
    'apply conflict (Nation Francia, against whom Gothia, status war)',
    'aplicar conflicto (Nación Francia, contra quién Gothia, estado guerra)',
    'aplicar: conflicte (Nació Frància, contra Gòtia, estat guerra)',
    'appliquer : conflit (Nation Francie, contre la Gothie, état guerre)',
  ]);
});

test('every happening and deed of the default world is told in every language', () => {
  for (const { text, category, kind } of orbis500.happeningDeck) {
    const told = { type: 'happening-posted', happening: 'happening-1', category, kind, nations: [], text } as const;
    expect(event(told, 'en')).toBe(text);
    for (const language of others) expect(event(told, language)).not.toBe(text);
  }
  for (const language of others)
    for (const { id, name: called } of [...orbis500.milestones, ...orbis500.technologies]) expect(name(id, language)).not.toBe(called);
});

test('what people write stays as it is written', () => {
  expect(action({ type: 'post-note', player: 'ada', nation: 'francia', text: 'war' }, 'es')).toBe('Francia cuenta: war');
});

test('what forms propose to whoever writes nothing else is told in Spanish, on the form and in what happens', () => {
  expect(labels.answer('issue-declaration', 'text', 'We give our word.', 'es')).toBe('Damos nuestra palabra.');
  const declared = { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: 'We give our word.' } as const;
  expect(action(declared, 'es')).toBe('Francia declara la neutralidad: Damos nuestra palabra.');
  expect(action({ type: 'close-game', player: 'referee', reason: 'The age is over.' }, 'es')).toBe(
    'cerrar la partida (motivo La época ha terminado.)',
  );
  expect(name('The League', 'es')).toBe('Liga');
});

test('what a tribe thinks of somebody stays as it is written, and is translated where nothing was', () => {
  const told = (value: string) =>
    labels.languages.map((language) => event({ type: 'flag-changed', nation: 'francia', flag: 'attitude of armorica', value }, language));
  expect(told('war')).toEqual([
    'Francia, attitude (Armorica): “war”.',
    'Francia, actitud (Armorica): «war».',
    'Frància, actitud (Armòrica): «war».',
    'La Francie, attitude (Armorique) : « war ».',
  ]);
  expect(told('friendly')[1]).toBe('Francia, actitud (Armorica): amistosa.');
});

test('sides of a civil war are called as they are written, whatever else the words mean', () => {
  const divide = { do: 'civil-war', nation: 'francia', sides: ['war', 'peace'], controllers: ['ada', 'bo'] } as const;
  const split = { type: 'apply-effects', player: 'referee', reason: '', effects: [divide] } as const;
  expect(labels.languages.map((language) => action(split, language))).toEqual([
    'apply civil war (Nation Francia, sides war and peace, in whose hands ada and bo)',
    'aplicar guerra civil (Nación Francia, bandos war y peace, en manos de quiénes ada y bo)',
    'aplicar: guerra civil (Nació Frància, bàndols war i peace, en mans de qui ada i bo)',
    'appliquer : guerre civile (Nation Francie, camps war et peace, maîtres ada et bo)',
  ]);
});

test('what a purchase is aimed at is asked for in every language', () => {
  expect(labels.languages.map((language) => labels.question('spend', 'target', language))).toEqual([
    'Towards whom or where?',
    '¿Hacia quién o hacia dónde?',
    'Envers qui o envers quin lloc?',
    'Envers qui, ou envers quel lieu ?',
  ]);
});

test('an organization that speaks for itself has its article in Spanish, and a land called great has none of its own', () => {
  const clauses = [{ kind: 'alliance' }] as const;
  const offer = { type: 'offer-made', offer: 'offer-1', from: 'organization-1', to: 'organization-2', clauses, note: '' } as const;
  expect(event(offer, 'es')).toBe('La Organización 1 ofrece a la Organización 2 (oferta 1): alianza.');
  const concluded = { type: 'treaty-concluded', treaty: 'treaty-1', parties: ['francia', 'organization-1'], clauses, lastTurn: 9 } as const;
  expect(event(concluded, 'es')).toBe('Francia y la Organización 1 concluyen el tratado 1: alianza; hasta el turno 9.');
  const changed = { type: 'region-changed', region: 'tuscia', before: 'Gran Bretaña', after: 'Gran Oasis' } as const;
  expect(event(changed, 'es')).toBe('La región Tuscia pasa de Gran Bretaña al Gran Oasis.');
});

test('technologies have their article in Spanish sentences, whatever noun they begin with', () => {
  const taken = (opportunity: string): string => event({ type: 'opportunity-taken', nation: 'iberia', opportunity }, 'es');
  expect(['force-air', 'field-logistics', 'asymmetric-tactics', 'long-roads'].map(taken)).toEqual([
    'Iberia aprovecha la Fuerza Aérea.',
    'Iberia aprovecha la Logística de Campaña.',
    'Iberia aprovecha las Tácticas Asimétricas.',
    'Iberia aprovecha los Caminos Largos.',
  ]);
});

test('where nobody is on a list, the sentence says so', () => {
  const invitation = (language: string): string | undefined => action(conveneAlone(), language).split(' (')[0];
  expect(labels.languages.map(invitation)).toEqual([
    'Francia convenes a conference with none',
    'Francia convoca una conferencia con ninguno',
    'Frància convoca una conferència amb cap',
    'la Francie convoque une conférence avec néant',
  ]);
});

test('whatever happens in conferences and organizations is told in every language', () => {
  for (const what of [...conferenceNews, ...organizationNews]) {
    for (const language of others)
      if (spelledAlike[language]?.includes(what) !== true) expect([what, name(what, 'en')]).not.toEqual([what, name(what, language)]);
    expect(name(what, 'en')).not.toContain('-');
  }
  const follows = {
    type: 'organization-changed',
    organization: 'organization-1',
    what: 'recognises',
    nation: 'francia',
    whom: 'gothia',
  } as const;
  expect([event(follows, 'en'), event({ ...follows, what: 'joined', whom: null }, 'en')]).toEqual([
    'Organization 1: recognised as leader: Gothia (Francia).',
    'Organization 1: joined (Francia).',
  ]);
});

test('names stand in sentences as each language puts them', () => {
  const moved = { type: 'moved', mover: 'bulgaria', from: 'moesia', to: 'noricum' } as const;
  const told = (one: Parameters<typeof event>[0]): readonly string[] => labels.languages.map((language) => event(one, language));
  expect(told(moved)).toEqual([
    'Bulgaria moves from Moesia to Noricum.',
    'Bulgaria se desplaza de Moesia a Noricum.',
    'Bulgària es desplaça de Mèsia al Nòric.',
    'La Bulgarie se déplace de la Mésie vers le Norique.',
  ]);
  expect(told({ type: 'treaty-breached', treaty: 'treaty-3', nation: 'aegyptus' })).toEqual([
    'Aegyptus breaks treaty 3.',
    'Aegyptus rompe el tratado 3.',
    'Egipte trenca el tractat 3.',
    'L’Égypte rompt le traité 3.',
  ]);
  expect(
    told({ type: 'adhesion-requested', instrument: 'declaration-2', request: 'request-1', nation: 'iberia', reservations: [] }),
  ).toEqual([
    'Iberia asks to join declaration 2 (request 1).',
    'Iberia pide adherirse a la declaración 2 (petición 1).',
    'Ibèria demana adherir-se a la declaració 2 (sol·licitud 1).',
    'L’Ibérie demande à adhérer à la déclaration 2 (demande 1).',
  ]);
  const raised = { type: 'host-created', host: 'host-1', owner: null, kind: 'rebel', secret: [] } as const;
  expect(told({ ...raised, region: 'himyar' })[3]).toBe('L’ost 1 de quelqu’un (ost rebelle) apparaît au Himyar.');
  expect(told({ ...raised, owner: 'axumia', region: 'nilus' })[3]).toBe(
    'L’ost 1 de l’Axoumie (ost rebelle) apparaît dans la Vallée du Nil.',
  );
  expect(told({ ...raised, owner: 'axumia', region: 'nilus' })[2]).toBe('L’host 1 d’Axúmia (host rebel) apareix a la Vall del Nil.');
});

test('of a contest whose members nobody may know it is told that somebody, or nobody, prevails', () => {
  const told = (grade: 0 | 2) =>
    labels.languages.map((language) =>
      event({ type: 'contest-resolved', secret: null, members: [null, 'francia/main/1'], winner: null, grade }, language),
    );
  expect([told(2), told(0)]).toEqual([
    [
      'Of somebody and Francia (main 1), somebody prevails with grade 2.',
      'Entre alguien y Francia (principal 1), prevalece: alguien, con grado 2.',
      'Entre algú i Frància (principal 1), qui s’imposa: algú, amb grau 2.',
      'Entre quelqu’un et la Francie (principal 1), l’emporte : quelqu’un, au degré 2.',
    ],
    [
      'Of somebody and Francia (main 1), nobody prevails.',
      'Entre alguien y Francia (principal 1), prevalece: nadie.',
      'Entre algú i Frància (principal 1), qui s’imposa: ningú.',
      'Entre quelqu’un et la Francie (principal 1), l’emporte : personne.',
    ],
  ]);
});

test('of a modifier against one Nation it is told against whom', () => {
  const told = (against: string | null) => (language: string) =>
    event(
      {
        ...{ type: 'modifier-added', secret: null, modifier: 'modifier-1', nation: 'romania', target: 'MIL', value: 5 },
        ...{ source: 'treaty', lastTurn: 11, against, grantedBy: null },
      } as const,
      language,
    );
  expect(labels.languages.map(told('gothia'))).toEqual([
    'Romania gets +5 on Military Force against Gothia until turn 11 (treaty, modifier 1).',
    'Romania recibe +5 en Fuerza Militar frente a Gothia hasta el turno 11 (tratado, modificador 1).',
    'Romània rep +5 en Força Militar contra Gòtia fins al torn 11 (tractat, modificador 1).',
    'La Romanie reçoit +5 sur la Force militaire contre la Gothie jusqu’au tour 11 (traité, modificateur 1).',
  ]);
  expect(told(null)('en')).toBe('Romania gets +5 on Military Force until turn 11 (treaty, modifier 1).');
});

test('several are told with a last word between them, numbers without', () => {
  const told = (ids: readonly string[]): readonly string[] =>
    labels.languages.map((language) => event({ type: 'game-created', players: ids }, language));
  expect(told(['ada', 'bo', 'cy'])).toEqual([
    'At the table: ada, bo and cy.',
    'Alrededor de la mesa: ada, bo y cy.',
    'Al voltant de la taula: ada, bo i cy.',
    'Autour de la table : ada, bo et cy.',
  ]);
  expect(told(['ada', 'ines'])[1]).toBe('Alrededor de la mesa: ada e ines.');
  const shares = { type: 'distribute-attributes', player: 'ada', domain: [16, 16, 16, 16, 16], authority: [30, 15, 15, 10, 10] } as const;
  expect(action(shares, 'ca')).toBe('repartir Domini 16, 16, 16, 16, 16 i Autoritat 30, 15, 15, 10, 10');
});

test('in French « de » is shortened before whoever is called with a vowel', () => {
  const charge = (controller: string) =>
    action({ type: 'assign-side', player: 'referee', civilWar: 'civil-war-1', side: 'x', controller }, 'fr');
  expect(['Óscar', 'Yves', 'Yann'].map(charge)).toEqual([
    'remettre x entre les mains d’Óscar (guerre civile 1)',
    'remettre x entre les mains d’Yves (guerre civile 1)',
    'remettre x entre les mains de Yann (guerre civile 1)',
  ]);
});

test('in French whoever a clause is granted by, to or against has an article, which melts into the word before it', () => {
  const clauses = [
    { kind: 'passage', by: 'organization-1', to: 'treaty-1' },
    { kind: 'modifier', on: 'gothia', target: 'MIL', value: 4, against: 'ostrogothia' },
    { kind: 'scope', between: ['francia', 'iberia'], dimension: 'cultural', value: 5 },
  ] as const;
  const told = clauses.map((clause) =>
    event({ type: 'offer-made', offer: 'offer-1', from: 'francia', to: 'gothia', clauses: [clause], note: '' }, 'fr'),
  );
  expect(told).toEqual([
    'La Francie offre à la Gothie (offre 1) : passage (par l’organisation 1, au traité 1).',
    'La Francie offre à la Gothie (offre 1) : modificateur (sur la Gothie, cible Force militaire, valeur 4, contre l’Ostrogothie).',
    'La Francie offre à la Gothie (offre 1) : portée (entre la Francie et l’Ibérie, genre de portée culturelle, valeur 5).',
  ]);
});

test('a statute that is offered is called one once', () => {
  const clauses = [{ kind: 'statute', statute: law() }] as const;
  const offer = { type: 'offer-made', offer: 'offer-1', from: 'francia', to: 'gothia', clauses, note: '' } as const;
  const begun = labels.languages.map((language) => event(offer, language).split(/: |, /)[1]);
  expect(begun).toEqual(['statute (name Council', 'Estatuto (nombre Consejo', 'estatut (nom Consell', 'statut (nom Conseil']);
});

test('in French a breach that the referee finds is told without a word that would lose its vowel', () => {
  const found = (nation: string) => action({ type: 'rule-breach', player: 'referee', nation, instrument: 'treaty-1', reason: '' }, 'fr');
  expect(['Avalon', 'francia'].map(found)).toEqual([
    'constater la rupture du traité 1 par Avalon',
    'constater la rupture du traité 1 par la Francie',
  ]);
});

test('in French what becomes of an organization, and whom it is about, is told after a single colon', () => {
  const told = (what: 'electors' | 'disavowed' | 'petitions', whom: string | null) =>
    event({ type: 'organization-changed', organization: 'organization-1', what, nation: 'francia', whom }, 'fr');
  expect([told('electors', 'gothia'), told('disavowed', 'gothia'), told('petitions', null)]).toEqual([
    'L’organisation 1 : électeurs, la Gothie (Francie).',
    'L’organisation 1 : leader désavoué au profit d’un autre, la Gothie (Francie).',
    'L’organisation 1 : élection demandée (Francie).',
  ]);
});

test('a kind is told with its article, and proposals and sides by their place', () => {
  const becomes = (kind: 'horde' | 'movement'): string =>
    event({ type: 'nation-transformed', nation: 'gothia', kind, capital: null, position: 'tarraco' }, 'en');
  expect([becomes('horde'), becomes('movement')]).toEqual(['Gothia becomes a horde.', 'Gothia becomes an armed movement.']);
  expect(labels.languages.map((language) => name('conference-1.2', language))).toEqual([
    'proposal 2',
    'propuesta 2',
    'proposta 2',
    'proposition 2',
  ]);
  expect(name('civil-war-1.2', 'fr')).toBe('camp 2');
  expect(name('treaty-1.2', 'fr')).toBe('treaty-1.2');
});

test('the map is drawn in every language, areas and all', () => {
  const begun = spokenGame.setup({ players, freeNationChoice: false }, seeded('map'));
  if (begun._tag === 'Left') throw new Error(begun.left[0].message);
  const view = spokenGame.view(begun.right.state, null);
  const [en, es, ca, fr] = labels.languages.map((language) => labels.draw!(view, language));
  expect([en, es, ca, fr].map((drawn) => drawn!.split('\n')[0])).toEqual([
    'Year 500, turn 0',
    'Año 500, turno 0',
    'Any 500, torn 0',
    'An 500, tour 0',
  ]);
  expect(fr).toMatch(/^Bretagne\n {2}Hibernie +~ inorganisée\n/m);
  expect(ca).toMatch(/^Escítia$/m);
});

test('peace between two is told as such', () => {
  const changed = { type: 'conflict-changed', a: 'francia', b: 'gothia', before: 'hostilities', after: 'none' } as const;
  expect(labels.languages.map((language) => event(changed, language))).toEqual([
    'Between Francia and Gothia: from hostilities to no conflict.',
    'Francia frente a Gothia: hostilidades → sin conflicto.',
    'Entre Frància i Gòtia: hostilitats → sense conflicte.',
    'Entre la Francie et la Gothie : hostilités → pas de conflit.',
  ]);
});

test('what the rules and the referee note down is told in words, and begins as a sentence does', () => {
  const noted = (author: string, subject: string, text: string): readonly string[] =>
    labels.languages.map((language) => event({ type: 'note-posted', secret: null, author, nation: 'armenia', subject, text }, language));
  expect(noted('ada', 'independence', 'declared')).toEqual([
    'ada (Armenia), independence: declared',
    'ada (Armenia), independencia: declarada',
    'ada (Armènia), independència: declarada',
    'ada (Arménie), indépendance : déclarée',
  ]);
  expect(noted('referee', 'civil-war', 'winner civil-war-1.2').slice(0, 2)).toEqual([
    'The referee (Armenia), civil war: winner side 2',
    'El administrador (Armenia), guerra civil: vencedor bando 2',
  ]);
  expect(noted('ada', 'note', 'declared')[1]).toBe('ada (Armenia), nota: declared');
});

test('a milestone that is published has gone to nobody yet', () => {
  const told = (nation: string | null) =>
    labels.languages.map((language) => event({ type: 'milestone-awarded', milestone: 'first', nation }, language));
  expect(told(null)).toEqual([
    'Milestone first: published.',
    'Hito first: publicado.',
    'Fita first: publicada.',
    'Haut fait first : publié.',
  ]);
  expect(told('armenia')).toEqual([
    'Milestone first: awarded to Armenia.',
    'Hito first: otorgado a Armenia.',
    'Fita first: atorgada a Armènia.',
    'Haut fait first : décerné à l’Arménie.',
  ]);
});

test('a scope that is taken back is as before, and one of nothing is of nothing', () => {
  const scope = { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'geographic' } as const;
  const told = (value: number | null) => labels.languages.map((language) => action({ ...scope, value }, language));
  expect(told(null)).toEqual([
    'set the geographic scope of Francia towards Gothia as before',
    'fijar el alcance geográfico de Francia hacia Gothia como antes',
    'fixar l’abast geogràfic de Frància envers Gòtia com abans',
    'fixer la portée géographique de la Francie envers la Gothie comme avant',
  ]);
  expect(told(0)).toEqual([
    'set the geographic scope of Francia towards Gothia to 0',
    'fijar el alcance geográfico de Francia hacia Gothia en 0',
    'fixar en 0 l’abast geogràfic de Frància envers Gòtia',
    'fixer à 0 la portée géographique de la Francie envers la Gothie',
  ]);
});

test('halves of a front are written as the language writes them, in orders as in what happens', () => {
  const fronts = { do: 'fronts', nation: 'francia', weight: 1.5, extra: 0 } as const;
  const weighed = { type: 'apply-effects', player: 'referee', reason: '', effects: [fronts] } as const;
  const written = ['1.5', '1,5', '1,5', '1,5'];
  expect(labels.languages.map((language) => /1[.,]5/.exec(action(weighed, language))![0])).toEqual(written);
  const counted = { type: 'flag-changed', nation: 'francia', flag: 'fronts', value: '1.5' } as const;
  expect(labels.languages.map((language) => /1[.,]5/.exec(event(counted, language))![0])).toEqual(written);
});

test('a ruling that is taken back says so', () => {
  const ruled = (ruling: Extract<Parameters<typeof action>[0], { readonly type: 'adjudicate-measure' }>['ruling']): readonly string[] =>
    labels.languages.map((language) =>
      action({ type: 'adjudicate-measure', player: 'referee', measure: 'gothia/main/1', ruling }, language),
    );
  expect(ruled({ kind: 'undefended', undefended: true })[0]).toBe('rule on the measure of Gothia (main 1): undefended');
  expect(ruled({ kind: 'undefended', undefended: false })).toEqual([
    'rule on the measure of Gothia (main 1): undefended (no)',
    'dictaminar sobre la medida de Gothia (principal 1): sin defensa (no)',
    'dictaminar sobre la mesura de Gòtia (principal 1): sense defensa (no)',
    'statuer sur la mesure de la Gothie (principal 1) : sans défense (non)',
  ]);
  expect(ruled({ kind: 'contest', key: 'siege' })[0]).toBe('rule on the measure of Gothia (main 1): contest (siege)');
  expect(ruled({ kind: 'reinterpret', as: null })[0]).toBe('rule on the measure of Gothia (main 1): taken as something else (no)');
});

test('what hidden measures bring about has a name, and numbers below nought have their sign', () => {
  const used = { type: 'modifier-consumed', modifier: 'hidden-modifier-1', nation: 'iberia' } as const;
  expect(labels.languages.map((language) => event(used, language))).toEqual([
    'Iberia uses up hidden modifier 1.',
    'Iberia consume el modificador oculto 1.',
    'Ibèria gasta el modificador ocult 1.',
    'L’Ibérie dépense le modificateur caché 1.',
  ]);
  const award = { type: 'award-attribute', player: 'referee', attribute: 'MIL', value: -20, years: 3 } as const;
  expect(action(award, 'es')).toBe('premiar al más fuerte en Fuerza Militar con −20 (años: 3)');
});

test('what people write in orders stays as it is written, and places are counted from 1', () => {
  const ruled = { type: 'adjudicate-measure', player: 'referee', measure: 'gothia/main/1' } as const;
  expect(action({ ...ruled, ruling: { kind: 'void', reason: 'war', warn: true } }, 'es')).toBe(
    'dictaminar sobre la medida de Gothia (principal 1): nula (motivo war, con advertencia)',
  );
  expect(action({ ...ruled, ruling: { kind: 'scope', value: -15 } }, 'es')).toBe(
    'dictaminar sobre la medida de Gothia (principal 1): alcance (cercano)',
  );
  expect(action({ type: 'request-adhesion', player: 'ada', nation: 'iberia', treaty: 'treaty-1', reservations: [0, 2] }, 'en')).toBe(
    'Iberia asks to join treaty 1 (reservations 1, 3)',
  );
});

test('what holds and what does not are told apart in words', () => {
  const ready = (isReady: boolean): readonly string[] =>
    labels.languages.map((language) => event({ type: 'readiness-changed', player: 'ada', ready: isReady }, language));
  expect(ready(true)).toEqual(['ada is ready.', 'ada ha acabado de dar órdenes.', 'ada ha acabat les ordres.', 'ada a fini ses ordres.']);
  expect(ready(false)).toEqual([
    'ada goes on giving orders.',
    'ada sigue dando órdenes.',
    'ada torna a donar ordres.',
    'ada reprend ses ordres.',
  ]);
  const close = (force: boolean): string => action({ type: 'close-orders', player: 'referee', force }, 'en');
  expect([close(false), close(true)]).toEqual([
    'close the orders of the turn',
    'close the orders of the turn, though somebody is not ready',
  ]);
  const defend = { type: 'set-defence', player: 'ada', nation: 'romania', against: 'all', defend: false } as const;
  expect(labels.languages.map((language) => action(defend, language))).toEqual([
    'Romania leaves itself undefended against all',
    'Romania queda sin defensa frente a todos',
    'Romània queda sense defensa davant de tothom',
    'la Romanie reste sans défense contre tous',
  ]);
});

test('a modifier is told with its sign and with what it touches', () => {
  const lost = { type: 'modifier-lost', nation: 'iberia', target: 'all', value: 8 } as const;
  expect(labels.languages.map((language) => event(lost, language))).toEqual([
    'Iberia loses +8 on every roll, beyond the limit.',
    'Iberia pierde +8 en todas las tiradas, más allá del tope.',
    'Ibèria perd +8 en totes les tirades, més enllà del topall.',
    'L’Ibérie perd +8 sur tous les jets, au-delà du plafond.',
  ]);
});

test('marks on Nations and regions are told without ids, and where the game stands without saying whose mark that is', () => {
  const marked = (nation: string, flag: string, value: string): readonly string[] =>
    labels.languages.map((language) => event({ type: 'flag-changed', nation, flag, value }, language));
  expect(marked('referee', 'game', 'started')).toEqual([
    'The game begins.',
    'Comienza la partida.',
    'Comença la partida.',
    'La partie commence.',
  ]);
  expect(marked('referee', 'orders', 'closed')).toEqual([
    'The orders are closed.',
    'Se cierran las órdenes.',
    'Es tanquen les ordres.',
    'Les ordres sont clos.',
  ]);
  expect(marked('aegyptus', 'attitude of nilus', 'friendly')).toEqual([
    'Aegyptus, attitude (Nilus): friendly.',
    'Aegyptus, actitud (Nilus): amistosa.',
    'Egipte, actitud (Vall del Nil): amistosa.',
    'L’Égypte, attitude (Vallée du Nil) : amicale.',
  ]);
  expect(marked('vandalia', 'colony sicilia', 'true')[3]).toBe('La Vandalie, colonie (Sicile) : oui.');
});

test('lands and peoples of the year 500 are called the same with a table before one and without', () => {
  const view = spokenGame.view(start({ pack: orbis500 }), null);
  for (const { id } of [...orbis500.regions, ...orbis500.nations])
    for (const language of labels.languages) expect([id, name(id, language)]).toEqual([id, name(id, language, view)]);
});
