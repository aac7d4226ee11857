import { MenuSettings, type Menu, type TranslatedText } from '@chalkboard/contracts';
import { joinLanguages } from './joined-languages';
import { groupsOf } from './menu-entries';
import { changedLanguages, languagesOf, type MenuLanguages } from './menu-languages';
import { conflictsOf, entriesOf, stateOf, textOf, withLanguage, withSuggestions, withText } from './translation-draft';

const name = (id: string, of: string, text: string): TranslatedText => ({ id, field: 'name', of, text });
const leek = name('i1', 'Leek soup', 'Lauchsuppe');
const bean = name('i2', 'Bean soup', 'Bohnensuppe');
const menu: Menu = {
  ...MenuSettings.parse({}),
  shareId: 's',
  version: 1,
  status: 'published',
  restaurantName: 'Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  categories: [
    {
      id: 'c1',
      name: 'Soups',
      items: [
        { id: 'i1', name: 'Leek soup', price: '' },
        { id: 'i2', name: 'Bean soup', price: '' },
      ],
    },
  ],
  translation: { language: 'de', texts: [leek, bean] },
};
const entries = entriesOf(groupsOf(menu));
const entry = (text: string) => entries.find((one) => one.text === text)!;
const mine = languagesOf(menu);
const writing = (printed: string, text: string, from = mine): MenuLanguages => ({
  ...from,
  draft: withText(from.draft, entry(printed), text),
});
const theirs = (texts: TranslatedText[] | undefined, changes: Partial<Menu> = {}): Menu => ({
  ...menu,
  version: 2,
  ...changes,
  translation: texts && { language: 'de', texts },
});

test('two editors who wrote different texts keep both', () => {
  const { languages, inConflict } = joinLanguages(
    writing('Leek soup', 'Porreesuppe'),
    theirs([leek, { ...bean, text: 'Bohneneintopf' }, name('c1', 'Soups', 'Suppen')]),
  );
  expect(inConflict).toBe(false);
  expect(changedLanguages(languages)).toEqual({
    baseVersion: 2,
    translation: {
      language: 'de',
      texts: [name('c1', 'Soups', 'Suppen'), { ...leek, text: 'Porreesuppe' }, { ...bean, text: 'Bohneneintopf' }],
    },
  });
});

test('who wrote the same, or nothing, sends nothing', () => {
  const now = theirs([{ ...leek, text: 'Porreesuppe' }, bean]);
  for (const one of [writing('Leek soup', ' Porreesuppe '), mine])
    expect(changedLanguages(joinLanguages(one, now).languages)).toEqual({});
});

test.each<[string, string, TranslatedText[], string]>([
  ['in other words', 'Porreesuppe', [{ ...leek, text: 'Lauchcremesuppe' }, bean], 'Lauchcremesuppe'],
  ['and took away here', '', [{ ...leek, text: 'Lauchcremesuppe' }, bean], 'Lauchcremesuppe'],
  ['and took away there', 'Porreesuppe', [bean], ''],
])('a text that both changed, %s, stays as it is here until somebody has seen the other', (_, written, now, noted) => {
  const { languages, inConflict } = joinLanguages(writing('Leek soup', written), theirs(now));
  expect([inConflict, textOf(languages.draft, entry('Leek soup'))]).toEqual([
    true,
    expect.objectContaining({ text: written, theirs: noted }),
  ]);
  expect(conflictsOf(writing('Leek soup', 'Suppe', languages).draft, entries)).toEqual([]);
  expect(changedLanguages(languages)).toMatchObject({ baseVersion: 2 });
  // Told once: saving on is the choice.
  const again = joinLanguages(languages, { ...theirs(now), version: 3 });
  expect([again.inConflict, textOf(again.languages.draft, entry('Leek soup'))?.text]).toEqual([false, written]);
});

test('what belongs to words that are not printed right now goes along, also when somebody else has just taken them off', () => {
  const bread: TranslatedText = { id: 'i1', field: 'description', of: 'With bread', text: 'Mit Brot' };
  const { languages } = joinLanguages(
    writing(
      'Leek soup',
      'Porreesuppe',
      languagesOf({ ...menu, translation: { language: 'de', texts: [leek, bean, bread] } }),
    ),
    theirs([leek, bean, bread]),
  );
  expect(changedLanguages(languages).translation?.texts).toEqual([{ ...leek, text: 'Porreesuppe' }, bean, bread]);
});

test('a suggestion stays one', () => {
  const draft = withSuggestions(mine.draft, 'de', entries, [name('c1', 'Soups', 'Suppen')]);
  const { languages } = joinLanguages({ ...mine, draft }, theirs([leek, { ...bean, text: 'Bohneneintopf' }]));
  expect(stateOf(languages.draft, entry('Soups'))).toBe('suggested');
});

test('another dish under the same id keeps no text for the one before it', () => {
  const { languages, inConflict } = joinLanguages(
    writing('Leek soup', 'Porreesuppe'),
    theirs([leek, bean], {
      categories: [{ id: 'c1', name: 'Soups', items: [{ id: 'i1', name: 'Lobster bisque', price: '' }] }],
    }),
  );
  const [, lobster] = entriesOf(groupsOf(languages.base));
  expect([inConflict, stateOf(languages.draft, lobster!)]).toEqual([false, 'changed']);
});

test('texts of a language that is given up are not lost unseen when somebody else has just written them', () => {
  const french = { ...mine, draft: withLanguage(mine.draft, 'fr') };
  const { languages, inConflict } = joinLanguages(french, theirs([{ ...leek, text: 'Porreesuppe' }]));
  expect([inConflict, languages.draft.language, languages.theirs]).toEqual([true, 'fr', 'de']);
  expect(textOf(withLanguage(languages.draft, 'de'), entry('Leek soup'))?.text).toBe('Porreesuppe');
  expect(joinLanguages(french, theirs([leek, bean], { acceptsCardPickup: false })).inConflict).toBe(false);
});

test('a model does not write over what has to be chosen', () => {
  const { languages } = joinLanguages(writing('Leek soup', ''), theirs([{ ...leek, text: 'Lauchcremesuppe' }, bean]));
  const after = withSuggestions(languages.draft, 'de', entries, [{ ...leek, text: 'Vorschlag' }]);
  expect(textOf(after, entry('Leek soup'))).toMatchObject({ text: '', theirs: 'Lauchcremesuppe' });
});

test('what was written while its own save was on the way is no conflict with it', () => {
  const sent = writing('Leek soup', 'Lauch');
  const since = { ...sent, draft: withText(sent.draft, entry('Leek soup'), 'Porreesuppe') };
  const saved = theirs([
    { ...leek, text: 'Lauch' },
    { ...bean, text: 'Bohneneintopf' },
  ]);
  const { languages, inConflict } = joinLanguages(since, saved, sent.draft);
  expect(inConflict).toBe(false);
  expect(changedLanguages(languages)).toMatchObject({
    baseVersion: 2,
    translation: {
      texts: [
        { ...leek, text: 'Porreesuppe' },
        { ...bean, text: 'Bohneneintopf' },
      ],
    },
  });
  expect(changedLanguages(joinLanguages(sent, saved, sent.draft).languages)).toEqual({});
});

test('the language of the print is theirs, unless it was changed here', () => {
  const now = theirs([leek, bean], { language: 'it' });
  expect([mine, { ...mine, own: 'fr' }].map((one) => joinLanguages(one, now).languages.own)).toEqual(['it', 'fr']);
});
