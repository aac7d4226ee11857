import qrcode from 'qrcode-generator';

/** Share of a code that may be unreadable: 15 % (M) on a screen; 25 % (Q) where paper gets dirty or creased. */
const CORRECTION = { 'on-screen': 'M', 'on-paper': 'Q' } as const;
/** Modules of white around it, as the standard asks for. */
const QUIET = 4;

/** A run of dark modules in a row. */
export interface QrBar {
  readonly row: number;
  readonly from: number;
  readonly length: number;
}

export interface QrCode {
  /** Modules along an edge, quiet zone included. */
  readonly side: number;
  /** Modules of white at each edge. */
  readonly quiet: number;
  readonly bars: readonly QrBar[];
}

/** The QR code of a text. Throws where the text is too long for one (some 2,300 characters on screen). */
export function qrCodeOf(text: string, correction: keyof typeof CORRECTION): QrCode {
  const code = qrcode(0, CORRECTION[correction]);
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const bars: QrBar[] = [];
  for (let row = 0; row < modules; row += 1) {
    let from: number | undefined;
    for (let column = 0; column <= modules; column += 1) {
      const dark = column < modules && code.isDark(row, column);
      if (dark) from ??= column;
      else if (from !== undefined) {
        bars.push({ row: row + QUIET, from: from + QUIET, length: column - from });
        from = undefined;
      }
    }
  }
  return { side: modules + 2 * QUIET, quiet: QUIET, bars };
}

/** Its dark modules as the path of an SVG, in a square of `side` units. */
export function qrPathOf({ bars }: QrCode): string {
  return bars.map(({ row, from, length }) => `M${from} ${row}h${length}v1h-${length}z`).join('');
}
