import type { EntryState } from '../features/translate-menu/translation-draft';

const count = (texts: number) => `${texts} ${texts === 1 ? 'text' : 'texts'}`;
const NOTHING = 'There was nothing to suggest. Please write what is missing.';
const found = (texts: number) => (texts === 0 ? 'No suggestions' : `${count(texts)} suggested`);

/** Every word of the part that adds a second language. */
export const translate = {
  title: 'Languages',
  text: 'Guests choose which one they read. What is printed stays: it is what the kitchen, tickets, messages and exports say.',
  own: 'The menu is printed in',
  second: 'Second language',
  none: 'None',
  saved: 'It is saved with the rest of this page.',
  replaced: (texts: number, language: string) =>
    `${texts === 1 ? 'The one text' : `The ${texts} texts`} in ${language} will be gone when you save.`,
  progress: (done: number, all: number) => `${done} of ${count(all)} translated`,
  missing: (texts: number) => `${count(texts)} missing`,
  missingIn: (texts: number) => `${texts} missing`,
  complete: 'Complete',
  asPrinted: 'What is missing is read as it is printed.',
  onlyMissing: 'Only what is missing',
  nothingMissing: 'Nothing is missing here.',
  groups: { restaurant: 'The restaurant', choices: 'Sizes and extras' },
  kinds: {
    restaurant: 'Description',
    'allergy-note': 'Allergy note',
    category: 'Category',
    'category-note': 'Note of the category',
    item: 'Dish',
    'item-description': 'Description',
    size: 'Size',
    extra: 'Extra',
  },
  field: (kind: string, language: string, printed: string) => `${kind}, in ${language}: ${printed}`,
  places: (dishes: number) => `at ${dishes} dishes`,
  states: {
    changed: (before: string) => `This was written for “${before}”, so guests read what is printed.`,
    suggested: 'Suggested by AI. Read it before you save.',
  } satisfies Partial<Record<EntryState, unknown>>,
  stillRight: 'It is still right',
  meanwhile: {
    toast: {
      title: 'Not saved yet',
      description: 'Somebody else changed the second language meanwhile. Please look at it, then save again.',
    },
    texts: (texts: number) =>
      `Somebody else has saved other words for ${texts === 1 ? 'one text' : `${texts} texts`} meanwhile. Yours are still here: choose below, then save again.`,
    show: (texts: number) => (texts === 1 ? 'Go to it' : 'Go to the first'),
    wrote: (theirs: string) => `Somebody else wrote “${theirs}” meanwhile.`,
    removed: 'Somebody else removed this translation meanwhile.',
    useTheirs: 'Use theirs',
    keepMine: 'Keep mine',
    language: (theirs: string, mine: string) =>
      theirs === ''
        ? `Somebody else has removed the second language meanwhile. If you save, ${mine} is there again.`
        : `Somebody else has saved translations in ${theirs} meanwhile. If you save, ${mine === '' ? 'they are gone' : `yours in ${mine} take their place`}.`,
    useLanguage: (theirs: string) => (theirs ? `Use ${theirs}` : 'Leave it out'),
    keepLanguage: (mine: string) => (mine ? `Keep ${mine}` : 'Keep none'),
  },
  suggest: {
    button: 'Suggest translations',
    text: 'An AI model writes what is missing. It gets the printed texts and nothing else; nothing is saved before you do.',
    asking: (done: number, all: number) => `Asked for ${done} of ${count(all)} …`,
    progress: 'Suggestions that have come',
    stop: 'Stop',
    found,
    read: 'They are marked. Please read them before you save.',
    none: NOTHING,
    failed: 'Nothing of yours was changed. Please try again, or write the translations yourself.',
    done: (texts: number) =>
      texts === 0 ? NOTHING : `${found(texts)}. They are marked: please read them before you save.`,
    stopped: (texts: number) =>
      `Stopped. ${texts === 0 ? 'Nothing was suggested' : `${found(texts)} until then; they are marked`}, and what is missing can be asked for again.`,
    broken: (why: string, texts: number) =>
      texts === 0 ? why : `${found(texts)} until it failed; they are marked. ${why}`,
  },
};
