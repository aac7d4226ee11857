import { PrintableLetters } from '../domain/order-paper';
import type { MenuPrinter } from '../domain/printer';
import { isWide } from '../domain/ticket-layout';
import { hasLetter } from './ticket-encoder';

/** Which letters printers have, by how their tickets are encoded. */
export class EncoderLetters extends PrintableLetters {
  areOn(printer: MenuPrinter, text: string): boolean {
    // A Star printer sets UTF-8 itself.
    if (printer.kind === 'cloud' && printer.protocol === 'cloudprnt') return true;
    return [...text.normalize('NFC')].every((letter) =>
      isWide(letter) ? printer.letters !== 'standard' : hasLetter(letter, 'esc-pos'),
    );
  }
}
