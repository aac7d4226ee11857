import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import jsQR from 'jsqr';
import type { Download, Page } from 'playwright-core';
import sharp from 'sharp';

const READ_PDF = path.resolve(__dirname, '../../services/menu/src/adapters/printing/testing/pdf-lines.mjs');

/** Everything that can be read in a PDF, as a reader shows it. */
export function pdfText(file: string): string {
  const pages = JSON.parse(
    execFileSync(process.execPath, [READ_PDF, file], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  ) as { text: string }[][];
  return pages.flatMap((lines) => lines.map(({ text }) => text)).join('\n');
}

/** What a phone reads from a picture of a QR code (PNG). */
export async function scanQr(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

export interface DownloadedFile {
  readonly name: string;
  /** Where it lies. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** What the browser saves when a button is pressed. */
export async function downloaded(page: Page, button: string | RegExp): Promise<DownloadedFile> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const file = await download.path();
  return { name: download.suggestedFilename(), file, bytes: readFileSync(file) };
}
