import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Page as TesseractPage, type Worker } from 'tesseract.js';

import type { Word } from '../../domain/reading/page';
import { mergeReadings } from './merge-readings';

const LANGUAGE = 'eng';
const ENGINE_START_MS = 30_000;
/** One pass over one page; a page takes 2 to 6 s. */
const PASS_MS = 60_000;

/** Sparse text finds the price columns that page analysis drops; page analysis reads running text better. */
const PASSES = [PSM.SPARSE_TEXT, PSM.AUTO] as const;

/**
 * Words with boxes from a prepared picture, by Tesseract, with no network. Keeps its engine warm between pages and
 * replaces it when a pass fails or hangs, since neither can be taken back.
 */
export class TesseractWordSource {
  private engine: Promise<Worker> | undefined;

  /**
   * @param png a prepared page
   * @throws Error when recognition fails or takes too long
   */
  async read(png: Buffer): Promise<Word[]> {
    const readings: Word[][] = [];
    for (const mode of PASSES) readings.push(await this.pass(png, mode));
    return mergeReadings(readings);
  }

  /** Ends the engine; a later `read` starts another. */
  async close(): Promise<void> {
    const engine = this.engine;
    this.engine = undefined;
    await engine?.then((worker) => worker.terminate()).catch(() => undefined);
  }

  private async pass(png: Buffer, mode: PSM): Promise<Word[]> {
    try {
      const engine = await (this.engine ??= within(startEngine(), ENGINE_START_MS));
      await within(engine.setParameters({ tessedit_pageseg_mode: mode, user_defined_dpi: '300' }), ENGINE_START_MS);
      const { data } = await within(engine.recognize(png, {}, { text: false, blocks: true }), PASS_MS);
      return wordsOf(data);
    } catch (error) {
      // Ending a busy engine may never settle, so nobody waits for it.
      void this.close();
      throw error instanceof Error ? error : new Error(String(error));
    }
  }
}

async function startEngine(): Promise<Worker> {
  const data = path.dirname(createRequire(__filename).resolve('@tesseract.js-data/eng/package.json'));
  const langPath = path.join(data, '4.0.0_best_int');
  // A wrong folder would never settle.
  if (!existsSync(path.join(langPath, `${LANGUAGE}.traineddata.gz`))) throw new Error(`No language data in ${langPath}`);
  return createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler a bad picture ends the process.
    errorHandler: () => undefined,
  });
}

function wordsOf(page: TesseractPage): Word[] {
  const words: Word[] = [];
  for (const block of page.blocks ?? []) {
    for (const paragraph of block.paragraphs) {
      for (const line of paragraph.lines) {
        for (const { text, bbox, confidence } of line.words) {
          const box = { x: bbox.x0, y: bbox.y0, width: bbox.x1 - bbox.x0, height: bbox.y1 - bbox.y0 };
          if (text.trim() && box.width > 0 && box.height > 0) words.push({ text: text.trim(), box, confidence: confidence / 100 });
        }
      }
    }
  }
  return words;
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
