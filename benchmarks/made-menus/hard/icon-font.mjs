/**
 * Shapes of the icon font by letter, as polygons in a square of 1000 units. @type {Record<string, [number, number][]>}
 */
const SHAPES = {
  n: [
    [120, 60],
    [500, 700],
    [880, 60],
  ],
  v: [
    [500, 40],
    [180, 300],
    [220, 620],
    [500, 780],
    [780, 620],
    [820, 300],
  ],
  g: [
    [100, 350],
    [500, 750],
    [900, 350],
    [500, -50],
  ],
  s: [
    [120, 700],
    [420, 640],
    [760, 380],
    [900, 60],
    [640, 160],
    [320, 420],
  ],
  f: [
    [80, 400],
    [300, 600],
    [650, 600],
    [760, 430],
    [930, 600],
    [930, 160],
    [760, 330],
    [650, 160],
    [300, 160],
  ],
  l: [
    [300, 0],
    [300, 500],
    [420, 620],
    [420, 780],
    [580, 780],
    [580, 620],
    [700, 500],
    [700, 0],
  ],
  h: [
    [500, 0],
    [80, 420],
    [220, 720],
    [500, 560],
    [780, 720],
    [920, 420],
  ],
  q: [
    [150, 50],
    [150, 750],
    [850, 750],
    [850, 50],
  ],
};
const LETTERS = Object.keys(SHAPES).sort();
export const ICON_LETTERS = LETTERS;

/** @param {number[]} values big-endian, 16 bits each */
const shorts = (values) => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value & 0xffff, index * 2));
  return buffer;
};
const long = (/** @type {number} */ value) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value >>> 0);
  return buffer;
};

/** @param {[number, number][]} points */
function glyph(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const deltas = (/** @type {number[]} */ values) =>
    shorts(values.map((value, index) => value - (values[index - 1] ?? 0)));
  const body = Buffer.concat([
    shorts([1, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), points.length - 1, 0]),
    Buffer.alloc(points.length, 1),
    deltas(xs),
    deltas(ys),
  ]);
  return Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
}

/**
 * A TrueType font whose small letters are icons, as icon fonts of menus have it: the text layer says "n" where a symbol
 * shows.
 */
export function iconFont() {
  const glyphs = [
    Buffer.alloc(0),
    ...LETTERS.map((letter) => glyph(/** @type {[number, number][]} */ (SHAPES[letter]))),
  ];
  const offsets = glyphs.reduce((all, each) => [...all, /** @type {number} */ (all.at(-1)) + each.length], [0]);
  const codes = LETTERS.map((letter) => letter.charCodeAt(0));
  const ends = [...codes, 0xffff];
  const searchable = 2 ** Math.floor(Math.log2(ends.length));
  const format4 = Buffer.concat([
    shorts([
      ends.length * 2,
      searchable * 2,
      Math.log2(searchable),
      (ends.length - searchable) * 2,
      ...ends,
      0,
      ...codes,
      0xffff,
      ...codes.map((code, index) => index + 1 - code),
      1,
      ...ends.map(() => 0),
    ]),
  ]);
  const cmap = Buffer.concat([shorts([0, 1, 3, 1]), long(12), shorts([4, format4.length + 6, 0]), format4]);
  const label = Buffer.from('MenuIcons', 'utf16le').swap16();
  const names = [1, 2, 4, 6];
  const tables = /** @type {[string, Buffer][]} */ ([
    [
      'OS/2',
      Buffer.concat([
        shorts([4, 900, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0, 0, 0, 0, 0, 0]),
        Buffer.alloc(16),
        Buffer.from('NONE'),
        shorts([0x40, codes[0] ?? 0, codes.at(-1) ?? 0, 800, -200, 0, 900, 200]),
        long(1),
        long(0),
        shorts([500, 700, 0, 32, 1]),
      ]),
    ],
    ['cmap', cmap],
    ['glyf', Buffer.concat(glyphs)],
    [
      'head',
      Buffer.concat([
        long(0x10000),
        long(0x10000),
        long(0),
        long(0x5f0f3cf5),
        shorts([3, 1000]),
        Buffer.alloc(16),
        shorts([0, -100, 1000, 800, 0, 8, 2, 1, 0]),
      ]),
    ],
    [
      'hhea',
      Buffer.concat([long(0x10000), shorts([800, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length])]),
    ],
    ['hmtx', shorts(glyphs.flatMap(() => [1000, 0]))],
    ['loca', Buffer.concat(offsets.map(long))],
    ['maxp', Buffer.concat([long(0x10000), shorts([glyphs.length, 16, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])])],
    [
      'name',
      Buffer.concat([
        shorts([0, names.length, 6 + names.length * 12]),
        ...names.map((id) => shorts([3, 1, 0x409, id, label.length, 0])),
        label,
      ]),
    ],
    ['post', Buffer.concat([long(0x30000), Buffer.alloc(28)])],
  ]);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  let at = 12 + tables.length * 16;
  const entries = [];
  const bodies = [];
  for (const [tag, body] of tables) {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    let sum = 0;
    for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0;
    entries.push(Buffer.from(tag), long(sum), long(at), long(body.length));
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([
    long(0x10000),
    shorts([tables.length, power * 16, Math.log2(power), tables.length * 16 - power * 16]),
    ...entries,
    ...bodies,
  ]);
}
