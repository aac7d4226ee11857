import { parentPort } from 'node:worker_threads';
import { drawDocument } from '../adapters/printing/draw-document';
import type { PrintAnswer, PrintOrder } from './printing-messages';

/** Draws one document after the other. */
parentPort?.on('message', async ({ id, request }: PrintOrder) => {
  const answer = (message: PrintAnswer) => parentPort?.postMessage(message);
  try {
    const { bytes, missingLetters } = await drawDocument(request);
    answer({ id, bytes, missingLetters });
  } catch (error) {
    answer({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
