/** How a language writes a name that is printed in capitals. */
export interface CaseRules {
  /** `each`: every word begins with a capital, but for the small ones; `first`: the first word and names do. */
  readonly capital: 'each' | 'first';
  /** Words that stay low inside of a name. */
  readonly small: ReadonlySet<string>;
  /** What an apostrophe joins to the next word, and stays low: "d'", "dell'". */
  readonly elided: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const rules = (capital: CaseRules['capital'], small: string, elided = ''): CaseRules => ({
  capital,
  small: set(small),
  elided: set(elided),
});

const BY_LANGUAGE: Readonly<Record<string, CaseRules>> = {
  // Foreign small words are frequent in English names: "pico de gallo", "penne alla vodka".
  en: rules(
    'each',
    'a an and as at but by for from in of on or over the to with w n vs per de del della di du des da la le les los las al alla au aux e y con en et à',
    'd l',
  ),
  de: rules(
    'each',
    'und oder mit ohne in im ins auf an am aus bei vom von zum zur zu für nach unter über dazu der die das den dem des ein eine einem einer eines à la al e de del di con',
    'd l',
  ),
  tr: rules('each', 've ile veya'),
  fr: rules('first', 'le la les un une et de du des à au aux en avec ou sur sans', 'd l j n s m t c qu'),
  it: rules(
    'first',
    'il lo la i gli le un una e di del della dei con al alla in o',
    'd l un c all dall dell nell sull quell quest sant',
  ),
  es: rules('first', 'el la los las un una y e de del a al con en o sin'),
  pt: rules('first', 'o a os as um uma e de do da dos das ao à com em no na ou sem', 'd'),
  ca: rules('first', 'el la els les un una i de del amb a al en o', 'd l n s m t'),
};
/** Most languages write names as they write sentences. */
const OTHERS = rules('first', '');

/** @param language BCP 47 */
export function caseRules(language: string): CaseRules {
  return BY_LANGUAGE[language.toLowerCase().split('-')[0]!] ?? OTHERS;
}

/** Written in capitals in any text; those without a vowel need no place here. */
export const ABBREVIATIONS = set(
  'ipa neipa dipa ny nyc usa uk eu doc docg dop doca aop aoc igp igt xo vsop vip oj byo byob ayce pei abv diy abc aaa',
);
/** Without a vowel, and no abbreviations. */
export const SHORTENED = set(
  'mr mrs ms dr st jr sr mt ft sgt pkt btl gls tbsp tsp sml lrg stk fl hr hrs pc pcs lb lbs',
);
/** Low behind a number. */
export const UNITS = set('oz cl ml dl kg gr g lb lbs cm mm pc pcs hr hrs min stk pz uds ud');

/** Places, houses and brands that menus are full of, for the languages that write no other word with a capital. */
export const NAMES = set(
  `roma napoli milano venezia genova parma modena bologna torino siena firenze amatrice norcia sorrento capri ischia sicilia sardegna toscana liguria puglia calabria piemonte norma
   chianti barolo barbaresco valpolicella montalcino montepulciano soave franciacorta san santa sant santo são saint sainte
   paris lyon dijon bayonne bordeaux bourgogne bretagne normandie provence alsace savoie toulouse strasbourg cantal auvergne périgord isigny guérande sauternes chablis sancerre beaujolais espelette
   madrid valencia sevilla galicia rioja ribera duero jabugo teruel bilbao asturias canarias padrón jerez cádiz burgos navarra andalucía
   lisboa porto braga alentejo douro madeira açores setúbal italia francia españa portugal méxico
   fanta sprite pepsi schweppes nutella oreo aperol campari martini heineken peroni moretti estrella mahou perrier evian pellegrino baileys bacardi smirnoff jameson tabasco philadelphia`,
);
/** Names of more than one word, whose words alone are no names. */
export const JOINED_NAMES =
  /(?<!\p{L})(?:coca[- ]cola|red bull|jack daniel|johnnie walker|new york|los angeles|buenos aires)(?!\p{L})/giu;
/** The word behind these is a name. */
export const BEFORE_NAMES = set(
  'san santa sant santo são saint sainte château chateau domaine chez bodega bodegas castello tenuta quinta clos don doña',
);
