import { buffer } from 'node:stream/consumers';
import { csvFile, csvLines, type CsvCell } from './csv-file';

describe('a line of a CSV file', () => {
  it.each<[string, CsvCell, string]>([
    ['quotes what holds a comma, a quote or a line break', 'Fish, "fresh"\nand chips', '"Fish, ""fresh""\nand chips"'],
    ['runs nothing that somebody typed', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['nor what begins with another sign of a formula', '+1+A1', "'+1+A1"],
    ['leaves a telephone number as it is', '+14155550132', '+14155550132'],
    ['leaves a number a number', -5, '-5'],
    ['writes an instant in UTC', new Date('2026-11-20T18:30:00Z'), '2026-11-20T18:30:00.000Z'],
    ['leaves empty what is not known', null, ''],
    ['writes yes and no as words', true, 'true'],
    ['quotes a line break of another system', 'a\rb', '"a\rb"'],
  ])('%s', (_, cell, written) => {
    expect(csvLines([[cell, 'x']])).toBe(`${written},x\r\n`);
  });
});

describe('a CSV file', () => {
  it('is written part by part, and asks for the next one when somebody takes it', async () => {
    const asked: number[] = [];
    async function* parts() {
      for (const part of [1, 2, 3]) {
        asked.push(part);
        yield [[part, 'é'.repeat(70_000)]];
      }
    }
    const stream = csvFile('x.csv', ['part', 'text'], parts()).getStream();
    await new Promise((resolve) => stream.once('readable', resolve));
    expect(asked.length).toBeLessThan(3);
    const text = (await buffer(stream)).toString('utf8');
    expect(text.slice(0, 11)).toBe('\uFEFFpart,text\r');
    expect(text.split('\r\n').map((line) => line.length)).toEqual([10, 70_002, 70_002, 70_002, 0]);
  });
});
