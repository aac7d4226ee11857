import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../services/menu/fixtures');

export interface TrueItem {
  readonly name: string;
  readonly price?: string;
  readonly variants?: readonly { readonly label: string; readonly price: string }[];
}

/** What a fixture really says. */
export interface MenuTruth {
  readonly restaurantName: string;
  readonly restaurantPhone?: string;
  readonly categories: readonly { readonly name: string; readonly items: readonly TrueItem[] }[];
}

/** Path of a menu to upload, e.g. `text-menu.pdf` or `bad/corrupt.pdf`. */
export function fixturePath(file: string): string {
  return path.join(FOLDER, file);
}

export function fixtureBytes(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(fixturePath(file)));
}

export function truthOf(file: string): MenuTruth {
  return JSON.parse(readFileSync(fixturePath(file.replace(/\.\w+$/, '.truth.json')), 'utf8')) as MenuTruth;
}

/**
 * A recording in which these words stand, as bytes that no player minds: somebody's own, by which it is known again.
 */
export function voiceOf(words: string): Buffer {
  const bytes = Buffer.from(words);
  return Buffer.concat([
    readFileSync(path.resolve(__dirname, '../../services/identity/src/reviews/testing/voice.webm')),
    Buffer.from([0xec, 0x80 | bytes.length]),
    bytes,
  ]);
}
