import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { drawPages } from './pdf-pages.mjs';

const PASS_MS = 120_000;
const PAGE_ANALYSIS = '3';

/**
 * @typedef {{ name: string, isNative: boolean, read: (files: readonly string[]) => Promise<{ text: string, ms: number
 * }>, close: () => Promise<unknown> }} OnePass a plain pass of Tesseract over a menu's pages as they are, page analysis
 * included
 */

/**
 * The native command: `TESSERACT_BIN`, else the one on the PATH; `TESSDATA_PREFIX` and the like are its own matter.
 * @returns {Promise<OnePass | undefined>} undefined when it is not installed
 */
export async function nativePass() {
  const binary = process.env.TESSERACT_BIN ?? 'tesseract';
  const version = await run(binary, ['--version']).catch(() => undefined);
  if (version === undefined) return undefined;
  return {
    name: version.split('\n')[0] ?? binary,
    isNative: true,
    read: (files) =>
      withPictures(files, async (pictures) => {
        let text = '';
        for (const picture of pictures)
          text += await run(binary, [picture, 'stdout', '-l', 'eng', '--psm', PAGE_ANALYSIS]);
        return text;
      }),
    close: async () => undefined,
  };
}

/** The same engine as WebAssembly, for machines without the command. @returns {Promise<OnePass>} */
export async function compiledPass() {
  const data = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int',
  );
  if (!existsSync(data)) throw new Error(`no language data in ${data}`);
  const engine = await createWorker('eng', OEM.LSTM_ONLY, { langPath: data, cacheMethod: 'none', gzip: true });
  await engine.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    name: 'tesseract.js',
    isNative: false,
    read: (files) =>
      withPictures(files, async (pictures) => {
        let text = '';
        for (const picture of pictures) text += (await engine.recognize(picture)).data.text;
        return text;
      }),
    close: () => engine.terminate(),
  };
}

/**
 * Draws the pages of PDFs, then takes the time of the recognition alone.
 * @param {readonly string[]} files @param {(pictures: readonly string[]) => Promise<string>} recognise
 */
async function withPictures(files, recognise) {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bench-one-pass-'));
  try {
    const pictures = [];
    for (const file of files) {
      if (!file.endsWith('.pdf')) pictures.push(file);
      else {
        for (const page of await drawPages(file)) {
          const picture = path.join(dir, `${pictures.length}.png`);
          await writeFile(picture, page);
          pictures.push(picture);
        }
      }
    }
    const started = performance.now();
    const text = await recognise(pictures);
    return { text, ms: performance.now() - started };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** @param {string} program @param {readonly string[]} args @returns {Promise<string>} what it printed */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PASS_MS,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}`))));
  });
}
