import type { RecognitionLanguage } from './tesseract-word-source';

/**
 * Small words and words of the table that tell the languages of menus apart, without accents: recognition in another
 * language loses them.
 */
const TELLTALE: Readonly<Record<RecognitionLanguage, string>> = {
  en: 'the and with of or in on our your served fresh choice sauce cheese chicken beef rice fried grilled roasted salad soup bread cream chocolate sandwich add extra only any all house homemade side green',
  de: 'und mit oder vom aus dem der die das den zum auf nach vom dazu art hausgemachte hausgemachter kartoffel kartoffeln rind rinder schwein huhn hahnchen salat suppe sosse sauce sahne kase gemuse zwiebeln speisen getranke vorspeisen hauptspeisen nachspeisen wasser wein bier kalbs schnitzel brot eis gebraten gegrillt frisch tomaten pilze',
  fr: 'et avec de du des au aux la le les ou sur en poulet boeuf porc poisson fromage salade legumes creme maison oeuf oeufs pommes frites chaud glace gateau vin eau entrees plats desserts boissons tarte jambon champignons oignons sauce chevre',
  es: 'y con de del al la el los las o en para pollo carne cerdo pescado queso ensalada arroz papas tortilla salsa huevo huevos jamon crema agua vino cerveza postres bebidas entradas platos sopa verduras cebolla ajo tomate horno casa fresco camaron camarones atun res',
  it: 'e con di del della al alla alle ai allo in il la le o da pomodoro pomodori formaggio insalata pollo manzo carne pesce riso funghi panna cipolla prosciutto basilico olio acqua vino birra dolci antipasti primi secondi contorni bevande uova aglio zuppa melanzane',
  pt: 'e com de do da dos das ao no na ou para frango carne porco peixe queijo salada arroz batata batatas feijao molho ovo ovos presunto creme agua vinho cerveja sobremesas bebidas entradas pratos sopa legumes cebola alho tomate bacalhau camarao assado grelhado',
};

/**
 * Letters that are common in one language and do not occur, or hardly, in others; English recognition sees some of
 * them.
 */
const MARKS: readonly (readonly [RecognitionLanguage, RegExp])[] = [
  ['de', /[äöüß]/giu],
  ['es', /[ñ¿¡]/giu],
  ['pt', /[ãõ]/giu],
  ['fr', /[œêî]/giu],
];

/** A language other than English must be told by at least so many words. */
const FEWEST_WORDS = 4;
/** Another language than the first is on the page too when it has this share of the first one's words. */
const ALSO = 0.4;

const WORDS = new Map(
  Object.entries(TELLTALE).map(([language, words]) => [language as RecognitionLanguage, new Set(words.split(' '))]),
);

/**
 * The languages a page is written in, the main one first; English when its words do not tell.
 *
 * @param text as read so far, in whatever language
 */
export function languagesOf(text: string): [RecognitionLanguage, ...RecognitionLanguage[]] {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? [];
  const counts = [...WORDS].map(([language, telling]) => {
    const marks = MARKS.reduce(
      (sum, [marked, pattern]) => sum + (marked === language ? (text.match(pattern)?.length ?? 0) : 0),
      0,
    );
    return { language, count: words.filter((word) => telling.has(word)).length + marks / 2 };
  });
  const ranked = counts.sort((a, b) => b.count - a.count);
  const [main, second] = ranked;
  if (!main || (main.language !== 'en' && main.count < FEWEST_WORDS)) return ['en'];
  if (second && second.count >= FEWEST_WORDS && second.count >= main.count * ALSO)
    return [main.language, second.language];
  return [main.language];
}
