import qrcode from 'qrcode-generator';

/** A quarter of the code may be dirty, creased or in glare and it is still read. */
const CORRECTION = 'Q';
/** Modules of white around it, as the standard asks for. */
const QUIET = 4;

/** A run of dark modules in a row. */
interface Bar {
  readonly row: number;
  readonly from: number;
  readonly length: number;
}

export interface QrCode {
  /** Modules along an edge, quiet zone included. */
  readonly side: number;
  /** Modules of white at each of them. */
  readonly quiet: number;
  readonly bars: readonly Bar[];
}

/** The QR code of an address (ASCII). */
export function qrCodeOf(address: string): QrCode {
  const code = qrcode(0, CORRECTION);
  code.addData(address);
  code.make();
  const modules = code.getModuleCount();
  const bars: Bar[] = [];
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

/** As SVG: black on white, so that it is read on a dark page as well. */
export function qrSvg({ side, bars }: QrCode): string {
  const path = bars.map(({ row, from, length }) => `M${from} ${row}h${length}v1h-${length}z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}
