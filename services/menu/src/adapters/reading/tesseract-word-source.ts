import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

import type { Word } from '../../domain/reading/page';
import type { GreyPicture } from './sharp-page-preparer';

const ENGINE_START_MS = 30_000;
/** One look; a line takes some hundredths of a second. */
const LOOK_MS = 60_000;
/** Each engine holds one language and takes about 100 MB. */
const MOST_ENGINES = 2;

/** Languages whose data come with the service, with the names of their packages. */
export const RECOGNITION_LANGUAGES = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por' } as const;
export type RecognitionLanguage = keyof typeof RECOGNITION_LANGUAGES;

/** How a picture of one line of print is looked at. */
export interface Look {
  /** The only characters there may be. */
  readonly characters?: string;
  readonly language?: RecognitionLanguage;
}

/** The engine's own notes would go to this process's error output. */
const QUIET = 'debug_file /dev/null';

interface Engine {
  readonly worker: Promise<Worker>;
  /** The characters it is set to; undefined before it is set up. */
  characters: string | undefined;
}

/**
 * Words with boxes from a picture, by Tesseract, with no network. Keeps its engines warm between pages and replaces
 * one when a look fails or hangs, since neither can be taken back.
 */
export class TesseractWordSource {
  /** By language, the least lately used first. */
  private readonly engines = new Map<RecognitionLanguage, Engine>();

  /**
   * @param picture one line of print, dark on a light ground
   * @returns words in pixels of the picture
   * @throws Error when recognition fails or takes too long
   */
  async look(picture: GreyPicture, { characters = '', language = 'en' }: Look): Promise<Word[]> {
    const engine = this.engine(language);
    try {
      const worker = await within(engine.worker, ENGINE_START_MS);
      if (engine.characters !== characters) {
        await within(worker.setParameters({ ...ONE_DARK_LINE, tessedit_char_whitelist: characters }), ENGINE_START_MS);
        engine.characters = characters;
      }
      const { data } = await within(worker.recognize(pgm(picture), {}, { text: false, blocks: false, tsv: true }), LOOK_MS);
      return wordsOf(data.tsv ?? '');
    } catch (error) {
      this.drop(language);
      throw error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Ends the engines; a later `look` starts another. */
  async close(): Promise<void> {
    const engines = [...this.engines.values()];
    this.engines.clear();
    await Promise.all(engines.map((engine) => engine.worker.then((worker) => worker.terminate()).catch(() => undefined)));
  }

  private engine(language: RecognitionLanguage): Engine {
    const engine = this.engines.get(language) ?? { worker: startEngine(RECOGNITION_LANGUAGES[language]), characters: undefined };
    this.engines.delete(language);
    const [idlest] = this.engines.keys();
    if (this.engines.size >= MOST_ENGINES && idlest) this.drop(idlest);
    this.engines.set(language, engine);
    return engine;
  }

  /** Ending a busy engine may never settle, so nobody waits for it. */
  private drop(language: RecognitionLanguage): void {
    const engine = this.engines.get(language);
    this.engines.delete(language);
    void engine?.worker.then((worker) => worker.terminate()).catch(() => undefined);
  }
}

/** Lines come dark on light: by itself recognition would look at each unsure one inverted as well. */
const ONE_DARK_LINE = { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_do_invert: '0', user_defined_dpi: '300' };

async function startEngine(language: string): Promise<Worker> {
  const data = path.dirname(createRequire(__filename).resolve(`@tesseract.js-data/${language}/package.json`));
  const langPath = path.join(data, '4.0.0_best_int');
  // A wrong folder would never settle.
  if (!existsSync(path.join(langPath, `${language}.traineddata.gz`))) throw new Error(`No language data in ${langPath}`);
  const options = {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler a bad picture ends the process.
    errorHandler: () => undefined,
  };
  return createWorker(language, OEM.LSTM_ONLY, options, QUIET);
}

/** The plainest picture format: nothing to compress, nothing to unpack. */
function pgm({ data, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}

/** Level of the rows that are words, among blocks, paragraphs and lines. */
const WORD_LEVEL = '5';

/** The words of a table of results. It is a fraction of the size of the tree, which takes long to pass between threads. */
function wordsOf(table: string): Word[] {
  return table.split('\n').flatMap((row): Word[] => {
    const [level, , , , , , x, y, width, height, confidence, ...text] = row.split('\t');
    const word = text.join(' ').trim();
    const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
    return level === WORD_LEVEL && word && box.width > 0 && box.height > 0 ? [{ text: word, box, confidence: Number(confidence) / 100 }] : [];
  });
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Recognition took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
