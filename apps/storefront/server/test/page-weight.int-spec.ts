import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  BUILD_FILE,
  MENU_THEMES,
  RemoteBuild,
  UI_LANGUAGES,
  type OwnPages,
  type ThemeFace,
} from '@chalkboard/contracts';
import budget from '@chalkboard/storefront/page-budget';
import { firstFonts, OWN_FACES } from '../src/drawing/first-fonts';

const BUILD = path.resolve(__dirname, '../../dist');
const KIB = 1024;

const read = (file: string) => readFile(path.join(BUILD, file));
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0) / KIB;
const packed = async (files: readonly string[]) =>
  sum(await Promise.all(files.map(async (file) => brotliCompressSync(await read(file)).length)));
const fontsOf = async (css: string, faces: readonly ThemeFace[]) =>
  sum(
    await Promise.all(
      firstFonts(css, faces).map(async (address) => (await stat(path.join(BUILD, path.basename(address)))).size),
    ),
  );

async function builtPages(): Promise<OwnPages> {
  const build = await read(BUILD_FILE).catch(() => {
    throw new Error('The storefront is not built: `npx nx build @chalkboard/storefront`.');
  });
  return RemoteBuild.parse(JSON.parse(build.toString())).ownPages;
}

describe.each(['menu', 'directory'] as const)(
  'before it can be used, the page of the %s loads no more than its budget',
  (name) => {
    test.each(UI_LANGUAGES)('of scripts, with the words in “%s”', async (language) => {
      const { scripts, texts } = (await builtPages())[name]!;
      expect(texts?.[language]).not.toEqual([]);
      expect(await packed([...scripts, ...(texts?.[language] ?? [])])).toBeLessThanOrEqual(budget[name].scripts);
    });

    test('of styles', async () => {
      expect(await packed((await builtPages())[name]!.styles)).toBeLessThanOrEqual(budget[name].styles);
    });
  },
);

test.each([
  ['our own pages', 'directory', OWN_FACES],
  ...MENU_THEMES.map(({ name, design }) => [`a menu in ${name}`, 'menu', [design.display, design.text]] as const),
] as const)('the fonts of the first screen of %s are within their budget', async (_, page, faces) => {
  const css = (await Promise.all((await builtPages())[page]!.styles.map(read))).join('\n');
  expect(firstFonts(css, faces)).toHaveLength(new Set(faces).size);
  expect(await fontsOf(css, faces)).toBeLessThanOrEqual(budget[page].fonts);
});
