import path from 'node:path';
import sharp from 'sharp';
import { median, table } from '../statistics.mjs';
import { WarmReader } from './warm-reader.mjs';

const REFERENCE_RUNS = 5;
const REFERENCE_WIDTH = 1600;

/**
 * What the first menu of a new reading process waits for, beside the same menu read again, and beside a reference of
 * this machine: the picture decoded, greyed and scaled by native code.
 * @param {string} workerFile @param {string} fixtures folder of the menu service's drawn menus
 */
export async function coldStart(workerFile, fixtures) {
  const rows = [['first menu of a process', 'cold s', 'warm s', 'reference ms', 'warm × reference']];
  const reference = await scaled(path.join(fixtures, 'scanned-menu.jpg'));
  for (const file of ['text-menu.pdf', 'scanned-menu.jpg']) {
    const reader = new WarmReader(workerFile);
    try {
      const { ms: cold } = await reader.read([path.join(fixtures, file)]);
      const { ms: warm } = await reader.read([path.join(fixtures, file)]);
      rows.push([
        file,
        (cold / 1000).toFixed(2),
        (warm / 1000).toFixed(2),
        reference.toFixed(1),
        (warm / reference).toFixed(0),
      ]);
    } finally {
      reader.close();
    }
  }
  return table(rows);
}

/** @param {string} picture */
async function scaled(picture) {
  const times = [];
  for (let run = 0; run <= REFERENCE_RUNS; run += 1) {
    const started = performance.now();
    await sharp(picture).rotate().greyscale().resize(REFERENCE_WIDTH).raw().toBuffer();
    // The first warms the decoder.
    if (run > 0) times.push(performance.now() - started);
  }
  return median(times);
}
