import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { appsWithTexts, groupsIn, LANGUAGES, partsIn, readPart, ROOT, textsFolder } from './catalogue-files.mjs';
import { argumentsOf, messagesIn } from './messages.mjs';

/** What may be the same as in English: names, words that languages share, and messages without words. */
const SAME = new Set(
  readFileSync(path.join(__dirname, 'same-in-english.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

const FOLDERS = [
  ...appsWithTexts().map((app) => ({ name: app, folder: textsFolder(app) })),
  ...['ui', 'web-kit'].map((name) => ({ name, folder: path.join(ROOT, 'libs', name, 'src/texts') })),
];
const PARTS = FOLDERS.flatMap(({ name, folder }) =>
  partsIn(folder).map((part) => ({ name: `${name}/${part}`, folder, part })),
);
const TRANSLATED = PARTS.flatMap((one) => LANGUAGES.slice(1).map((language) => ({ ...one, language })));

const messages = (folder: string, language: string, part: string) =>
  new Map(messagesIn(readPart(folder, language, part) ?? {}));
const wordless = (message: string) => !/\p{Letter}{2}/u.test(message.replace(/\{[^{}]*\}/g, ''));

test('the catalogues are found', () => expect(PARTS.length).toBeGreaterThan(10));

test.each(PARTS)('every English message of $name can be compiled', ({ folder, part }) => {
  for (const message of messages(folder, 'en', part).values()) expect(() => argumentsOf(message)).not.toThrow();
});

describe.each(TRANSLATED)('$name in “$language”', ({ folder, part, language }) => {
  const english = messages(folder, 'en', part);
  const translated = messages(folder, language, part);

  test('has every message, and no other', () => {
    expect([...english.keys()].filter((key) => !translated.has(key))).toEqual([]);
    expect([...translated.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  test('takes the arguments that the English takes, and can be compiled', () => {
    const differing = [...translated].flatMap(([key, message]) => {
      const given = english.get(key);
      if (given === undefined) return [];
      const names = (text: string) => [...argumentsOf(text)].map((argument) => argument.join(' ')).sort();
      const figures = (text: string) => [...text.matchAll(/\{[A-Z][A-Z\d_]*\}/g)].map(String).sort();
      const [own, other] = [message, given].map((text) => [...names(text), ...figures(text)].join());
      return own === other ? [] : [`${key}: ${message}`];
    });
    expect(differing).toEqual([]);
  });

  test('leaves nothing in English', () => {
    const left = [...translated].filter(
      ([key, message]) => message === english.get(key) && !wordless(message) && !SAME.has(message),
    );
    expect(left.map(([key, message]) => `${key}: ${message}`)).toEqual([]);
  });
});

test('the types are those of the English catalogues', () => {
  const write = path.join(ROOT, 'tools/build/texts/write-types.mjs');
  expect(() => execFileSync(process.execPath, [write, '--check'], { stdio: 'pipe' })).not.toThrow();
});

test.each(appsWithTexts())('every part of %s is fetched with some group', (app) => {
  const fetched = new Set(Object.values(groupsIn(textsFolder(app))).flat());
  expect(partsIn(textsFolder(app)).filter((part: string) => !fetched.has(part))).toEqual([]);
});

/** English in every language: legal documents, what only its authors see, and the picture of a menu. */
const ENGLISH = [/\/texts\//, /\/testing\//, /legal/, /bootstrap/, /paper-to-phone/];
const SPOKEN = new Set(['aria-label', 'alt', 'label', 'placeholder', 'title']);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
    .map((file) => path.join(folder, file))
    .filter((file) => !ENGLISH.some((pattern) => pattern.test(file)));
}

/** Words that stand in a component itself. */
function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{Letter}{2}/u.test(node.text)) found.push(node.text.trim());
    if (
      ts.isJsxAttribute(node) &&
      SPOKEN.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      if (/\p{Letter}{2}/u.test(node.initializer.text)) found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => `${path.relative(ROOT, file)}: ${text}`);
}

test('no component of guests and of the site has words of its own', () => {
  const folders = [
    ...appsWithTexts().map((app) => path.join(ROOT, 'apps', app, 'src')),
    path.join(ROOT, 'libs/ui/src'),
  ];
  expect(folders.filter(existsSync).flatMap(sourcesIn).flatMap(literalsIn)).toEqual([]);
});
