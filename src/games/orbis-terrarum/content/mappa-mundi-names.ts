/**
 * What there is in each land of the wheel of the world, by its ids: the Nation of a player, its capital and its home, the black territories verge, march
 * and wild, the free state and its region, and the people that wanders in the wild.
 */
export type LandNames = readonly [
  nation: string,
  capital: string,
  home: string,
  verge: string,
  march: string,
  wild: string,
  state: string,
  realm: string,
  horde: string,
];

const rows = [
  'britonia cambria anglia hibernia cornubia orcades pictavia caledonia scotia',
  'francia belgica neustria armorica aquitania alpes burgundia sapaudia alamannia',
  'gothia tarraco lusitania baetica cantabria vasconia suebia gallaecia bagaudia',
  'vandalia proconsularis numidia tripolitana byzacena gaetulia altava mauretania garamantia',
  'aegyptus arcadia augustamnica cyrenaica thebais oasis-magna nobatia talmis blemmyia',
  'axumia aethiopia adulis barbaria simien azania alodia soba begia',
  'himyaria himyar hadramautum omana macoraba arabia-deserta kindia hegra saracenia',
  'persia mesopotamia persis carmania media hyrcania armenia armenia-maior dailamia',
  'gupta magadha kosala kalinga malava gandhara vakataka dachinabades hunnia',
  'funania vyadhapura chenla iabadiu dvaravati argyra champa amaravati malaia',
  'qi jiankang jingzhou minyue lingnan yelang cuania nanzhong liao',
  'tabgachia luoyang jizhou qingzhou guanzhong ordos goguria liaodong rourania',
  'hephthalia bactra sogdiana margiana ferghana jaxartes chorasmia khiva oguria',
  'romania thracia bithynia achaia anatolia moesia lazica colchis bulgaria',
  'ostrogothia padania tuscia apulia dalmatia samnium rugia noricum herulia',
  'thuringia thuringia-silva hassia frisia bohemia scandia saxonia saxonia-vetus lombardia',
];

/** The lands in the order in which they follow each other round the wheel: down the ocean, through Africa, to the east and home by the north. [OT-CONT-24] */
export const landNames: readonly LandNames[] = rows.map((row) => row.split(' ') as unknown as LandNames);
