import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { OtherWord } from './merged-readings';

/** Each engine holds one language and takes about 100 MB. */
const MAX_ENGINES = 2;

/** Languages whose data come with the service, with the names of their packages. */
export const RECOGNITION_LANGUAGES = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por' } as const;
export type RecognitionLanguage = keyof typeof RECOGNITION_LANGUAGES;

/** A grey picture, one byte a pixel. */
export interface GreyPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The engine's own notes would go to this process's error output. */
const QUIET = 'debug_file /dev/null';

/**
 * Words of single lines, by Tesseract, with no network. Keeps its engines warm between pages and replaces one when a
 * look fails, since that cannot be taken back. A look that hangs is ended with its process.
 */
export class TesseractWordSource {
  /** By language, the least lately used first. */
  private readonly engines = new Map<RecognitionLanguage, Promise<Worker>>();

  /**
   * @param picture one line of print, dark on a light ground
   * @throws Error when recognition fails
   */
  async look(picture: GreyPicture, language: RecognitionLanguage): Promise<OtherWord[]> {
    try {
      const worker = await this.engine(language);
      const { data } = await worker.recognize(pgm(picture), {}, { text: false, blocks: false, tsv: true });
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
    await Promise.all(engines.map((engine) => engine.then((worker) => worker.terminate()).catch(() => undefined)));
  }

  private engine(language: RecognitionLanguage): Promise<Worker> {
    const engine = this.engines.get(language) ?? startEngine(RECOGNITION_LANGUAGES[language]);
    this.engines.delete(language);
    const [idlest] = this.engines.keys();
    if (this.engines.size >= MAX_ENGINES && idlest) this.drop(idlest);
    this.engines.set(language, engine);
    return engine;
  }

  /** Ending a busy engine may never settle, so nobody waits for it. */
  private drop(language: RecognitionLanguage): void {
    const engine = this.engines.get(language);
    this.engines.delete(language);
    void engine?.then((worker) => worker.terminate()).catch(() => undefined);
  }
}

/** Lines come dark on light: by itself recognition would look at each unsure one inverted as well. */
const ONE_DARK_LINE = { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_do_invert: '0', user_defined_dpi: '300' };

async function startEngine(language: string): Promise<Worker> {
  const data = path.dirname(createRequire(__filename).resolve(`@tesseract.js-data/${language}/package.json`));
  const langPath = path.join(data, '4.0.0_best_int');
  // A wrong folder would never settle.
  if (!existsSync(path.join(langPath, `${language}.traineddata.gz`)))
    throw new Error(`No language data in ${langPath}`);
  const options = {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler a bad picture ends the process.
    errorHandler: () => undefined,
  };
  const worker = await createWorker(language, OEM.LSTM_ONLY, options, QUIET);
  await worker.setParameters(ONE_DARK_LINE);
  return worker;
}

/** The plainest picture format: nothing to compress, nothing to unpack. */
function pgm({ data, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}

/** Level of the rows that are words, among blocks, paragraphs and lines. */
const WORD_LEVEL = '5';

/**
 * The words of a table of results. It is a fraction of the size of the tree, which takes long to pass between threads.
 */
function wordsOf(table: string): OtherWord[] {
  return table.split('\n').flatMap((row): OtherWord[] => {
    const [level, , , , , , x, , width, , confidence, ...text] = row.split('\t');
    const word = text.join(' ').trim();
    return level === WORD_LEVEL && word
      ? [
          {
            text: word,
            confidence: Number(confidence) / 100,
            along: { from: Number(x), to: Number(x) + Number(width) },
          },
        ]
      : [];
  });
}
