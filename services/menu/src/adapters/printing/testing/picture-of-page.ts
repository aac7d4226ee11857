import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A page of a PDF as PNG. @param page from 1 */
export function pictureOfPage(bytes: Uint8Array, page: number): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'picture-of-page-'));
  try {
    const file = path.join(folder, 'it.pdf');
    writeFileSync(file, bytes);
    return execFileSync(process.execPath, [path.join(__dirname, 'pdf-picture.mjs'), file, String(page)], {
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
