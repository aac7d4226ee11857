import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A line of a page: points, from the bottom left. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
}

export interface ReadPdf {
  /** By page, in the order in which they were drawn. */
  readonly pages: readonly (readonly PdfLine[])[];
  /** All lines, below each other. */
  readonly text: string;
  /** The first page (PNG), two pixels a point. */
  readonly picture: Buffer;
}

/** Opens a PDF as any reader would; throws when it cannot be opened. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-pdf-'));
  try {
    const [file, picture] = [path.join(folder, 'it.pdf'), path.join(folder, 'it.png')];
    writeFileSync(file, bytes);
    const printed = execFileSync(process.execPath, [path.join(__dirname, 'pdf-lines.mjs'), file, picture], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pages = JSON.parse(printed) as ReadPdf['pages'];
    return {
      pages,
      text: pages.flatMap((lines) => lines.map(({ text }) => text)).join('\n'),
      picture: readFileSync(picture),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
