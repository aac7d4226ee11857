import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify, type Options } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | Date | null | undefined;

type CsvPart = readonly (readonly CsvCell[])[];

/**
 * A spreadsheet takes a text that begins so for a formula, and runs it; but for a mere number, such as that of a
 * telephone.
 */
const FORMULA = /^(?![+-]\d+$)[=+\-@\t\r]/;
/** By it spreadsheets know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const RFC_4180: Options = {
  record_delimiter: 'windows',
  // The package looks for whole line ends only.
  quoted_match: /[\r\n]/,
  cast: {
    string: (text) => (FORMULA.test(text) ? `'${text}` : text),
    date: (instant) => instant.toISOString(),
    boolean: String,
  },
};

/**
 * Lines of a CSV file (RFC 4180), their ends included. Texts that people typed are never run as formulas; numbers stay
 * numbers.
 */
export function csvLines(lines: readonly (readonly CsvCell[])[]): string {
  return stringify([...lines], RFC_4180);
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
  parts: AsyncIterable<CsvPart> | Iterable<CsvPart>,
): StreamableFile {
  async function* text(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLines([header]);
    for await (const lines of parts) yield csvLines(lines);
  }
  return new StreamableFile(Readable.from(text(), { objectMode: false, encoding: 'utf8', highWaterMark: 65_536 }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}
