import { z } from 'zod';
import type { PrintRequest } from '../domain/sharing/menu-printer';

/** To the thread. */
export interface PrintOrder {
  readonly id: number;
  readonly request: PrintRequest;
}

/** From the thread. */
export type PrintAnswer =
  | { readonly id: number; readonly bytes: Uint8Array; readonly missingLetters: number }
  | { readonly id: number; readonly fault: string };

export const PrintAnswer: z.ZodType<PrintAnswer> = z.union([
  z.object({ id: z.int(), bytes: z.instanceof(Uint8Array), missingLetters: z.int() }),
  z.object({ id: z.int(), fault: z.string() }),
]);
