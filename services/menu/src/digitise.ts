import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { ModelMenuReader } from './adapters/model/model-menu-reader';
import { menuFromReading } from './domain/reading/menu-from-reading';
import type { MenuReader } from './domain/reading/menu-reader';
import type { ReadProgress } from './domain/reading/read-progress';
import { UnreadableFileError } from './domain/reading/reading.errors';
import { ExtractionPool } from './extraction/extraction-pool';
import { ModelConfig, modelOf } from './model-config';

/**
 * `node dist/digitise.js FILE…`: the pages of one menu (pictures or PDFs) as a menu in JSON on standard output, and
 * nothing else there. Progress on standard error for people only. Ends with 1 and one sentence when a file cannot be
 * read, with 2 when called without a file.
 */
async function digitise(files: readonly string[]): Promise<number> {
  if (files.length === 0) return fail('Usage: digitise FILE… (JPEG, PNG or PDF, the pages of one menu)', 2);
  for (const file of files) {
    if (!(await isThere(file))) return fail(`There is no file ${file}.`, 1);
  }
  const pool = new ExtractionPool({
    workers: 1,
    workerFile: path.join(__dirname, 'extraction-worker.js'),
    modelsFolder: process.env['OCR_MODELS_DIR'] || undefined,
    reach: { read: files.map((file) => path.dirname(path.resolve(file))), write: [] },
  });
  try {
    const reader = readerOf(pool);
    // The type is told from the bytes.
    const { reading, note } = await reader.read(
      { files: files.map((file) => ({ path: path.resolve(file), mimeType: 'application/octet-stream' })) },
      showProgress,
    );
    if (note) process.stderr.write(`${note}\n`);
    const menu = menuFromReading(reading, () => randomBytes(6).toString('base64url'));
    process.stdout.write(`${JSON.stringify({ ...menu, print: reading.print }, null, 2)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UnreadableFileError) return fail(error.message, 1);
    return fail(`Reading failed: ${error instanceof Error ? error.message : String(error)}`, 1);
  } finally {
    await pool.close();
  }
}

/** With the model that the environment names, or without one. */
function readerOf(pool: ExtractionPool): MenuReader {
  const model = modelOf(
    ModelConfig.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))),
  );
  return model
    ? new ModelMenuReader(pool, { ...model, onFault: (fault) => process.stderr.write(`${fault.message}\n`) })
    : pool;
}

function fail(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

function showProgress(progress: ReadProgress): void {
  if (!process.stderr.isTTY) return;
  const pages = progress.stage === 'reading' ? ` ${progress.pages.done}/${progress.pages.total}` : '';
  process.stderr.write(`${progress.stage}${pages}\n`);
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

void digitise(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
