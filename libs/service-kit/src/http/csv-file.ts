import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

export type CsvCell = string | number | boolean | Date | null | undefined;

/**
 * A spreadsheet takes a text that begins so for a formula, and runs it; but for a mere number, such as that of a
 * telephone.
 */
const FORMULA = /^(?![+-]\d+$)[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** By it spreadsheets know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180), its end included. Texts that people typed are never run as formulas; numbers stay
 * numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/**
 * A CSV file that is written while it is read: no more than one part of it is in memory, however long it is and however
 * slowly somebody takes it.
 * @param name of the file, letters, digits, dots and hyphens
 * @param header names of the columns
 * @param parts lines of the file, in parts
 */
export function csvFile(
  name: string,
  header: readonly string[],
  parts: AsyncIterable<readonly (readonly CsvCell[])[]>,
): StreamableFile {
  async function* text(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(header);
    for await (const lines of parts) yield lines.map(csvLine).join('');
  }
  return new StreamableFile(Readable.from(text(), { objectMode: false, encoding: 'utf8', highWaterMark: 65_536 }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}

function cellOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
