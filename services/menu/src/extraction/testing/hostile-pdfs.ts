import { deflateSync } from 'node:zlib';

type PdfObject = string | Buffer;

/** A PDF of numbered objects: the first is the catalogue, the second the page tree. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let at = parts[0]!.length;
  const offsets = objects.map((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    const offset = at;
    parts.push(part);
    at += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream object; `entries` go into its dictionary. */
export function stream(data: Buffer | string, entries = ''): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** `times` bytes of `unit`, packed so often that a thousand of them take one byte, or a million with two rounds. */
function packed(unit: string, times: number, rounds: number): Buffer {
  let data = deflateSync(Buffer.alloc(times, unit), { level: 9 });
  for (let round = 1; round < rounds; round++) data = deflateSync(data, { level: 9 });
  return data;
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const ONE_PAGE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** One page (object 3) whose drawing is object 4, with `resources`, and more objects from number 5. */
function onePage(content: PdfObject, resources: string, ...more: PdfObject[]): Buffer {
  return pdfOf([
    CATALOGUE,
    ONE_PAGE,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    content,
    ...more,
  ]);
}

/** Drawing instructions that unpack to `megabytes`. */
export function streamBomb(unit: string, megabytes: number): Buffer {
  return onePage(
    stream(packed(unit, megabytes * 1e6, 2), '/Filter [/FlateDecode /FlateDecode]'),
    `/Font << /F1 5 0 R >>`,
    FONT,
  );
}

/** A picture of so many pixels on a side. */
export function imageBomb(side: number): Buffer {
  const image = stream(
    packed('\0', side * side * 3, 2),
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]`,
  );
  return onePage(stream('612 0 0 792 0 0 cm /X Do'), '/XObject << /X 5 0 R >>', image);
}

/** `pages` empty pages; `count` is what the tree says of itself. */
export function manyPages(pages: number, count = pages): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  return pdfOf([
    CATALOGUE,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'),
  ]);
}

/** A page tree whose only branch is itself. */
export function treeOfItself(): Buffer {
  return pdfOf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);
}

/** A drawing that draws itself. */
export function drawingOfItself(): Buffer {
  return onePage(
    stream('/X Do'),
    '/XObject << /X 5 0 R >>',
    stream('/X Do', '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X 5 0 R >> >>'),
  );
}

/** Drawings that each draw the next ten times: ten to the power of `levels` in the end. */
export function drawingsOfDrawings(levels: number): Buffer {
  const form = (content: string, next: number) =>
    stream(
      content,
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X ${next} 0 R >> /Font << /F1 5 0 R >> >>`,
    );
  const forms = Array.from({ length: levels }, (_, level) =>
    level === levels - 1 ? form('BT /F1 9 Tf 50 700 Td (Soup 4.50) Tj ET', 5) : form('/X Do '.repeat(10), level + 7),
  );
  return onePage(stream('/X Do'), '/XObject << /X 6 0 R >>', FONT, ...forms);
}

/** A stream whose length is said by the stream itself, and a table of objects that comes after itself. */
export function lengthOfItself(): Buffer {
  const bytes = pdfOf([
    CATALOGUE,
    ONE_PAGE,
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    '<< /Length 4 0 R >>\nstream\nBT ET\nendstream',
  ]);
  const table = bytes.lastIndexOf('xref\n0');
  return Buffer.from(bytes.toString('latin1').replace(/trailer\n<< /, `trailer\n<< /Prev ${table} `), 'latin1');
}

/** A page with `lines` of text on one place, and scripts wherever a PDF may hold one. */
export function scriptedMenu(lines: readonly string[]): Buffer {
  const text = lines.map((line, index) => `BT /F1 12 Tf 72 ${700 - 18 * index} Td (${line}) Tj ET`).join('\n');
  const script = "<< /S /JavaScript /JS (app.alert\\('x'\\); while \\(true\\) {}) >>";
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /AA << /WC ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> >> >>`,
    ONE_PAGE,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /AA << /O ${script} >> /Resources << /Font << /F1 5 0 R >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /Launch /F (sh) >> >>] >>`,
    stream(text),
    FONT,
  ]);
}
