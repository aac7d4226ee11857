/** Lightness 0 to 1, chroma, hue in radians. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Rgb = readonly [number, number, number];

const linear = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
const gamma = (x: number) => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055);
const linearRgb = (hex: string) =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Rgb;

function toOklch(hex: string): Oklch {
  const [lightness, a, b] = toOklab(hex);
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

/** Lightness 0 to 1, green to red, blue to yellow. */
function toOklab(hex: string): readonly [lightness: number, a: number, b: number] {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The nearest colour a screen can show, as "#rrggbb". */
export function toHex([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((x) =>
      Math.round(255 * gamma(Math.min(1, Math.max(0, x))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours ("#rrggbb") by WCAG 2: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Two colours ("#rrggbb") mixed in OKLab, as `color-mix` does. @param share of `one`, 0 to 1 */
export function mixOf(one: string, other: string, share: number): string {
  const [from, to] = [toOklab(other), toOklab(one)];
  const [lightness, a, b] = from.map((value, at) => value + (to[at]! - value) * share) as [number, number, number];
  return toHex([lightness, Math.hypot(a, b), Math.atan2(b, a)]);
}

/** Black or white, whichever reads better on `ground`; at least 4.5:1 on any colour. */
export function textOn(ground: string): '#ffffff' | '#000000' {
  return contrastOf('#ffffff', ground) >= contrastOf('#000000', ground) ? '#ffffff' : '#000000';
}

/**
 * The colour with as little of its lightness (OKLCH) changed as it takes to be read on `ground`; its hue stays.
 * @param colour "#rrggbb" @param ground "#rrggbb"
 * @param ratio 4.5 for text, 3 for large text and for what is not text
 * @returns "#rrggbb"; `colour` itself when it can be read as it is
 */
export function readableOn(colour: string, ground: string, ratio: number): string {
  if (contrastOf(colour, ground) >= ratio) return colour;
  const from = toOklch(colour);
  const reached = ([0, 1] as const).flatMap((end) => {
    const at = (part: number) => toHex([from[0] + (end - from[0]) * part, from[1], from[2]]);
    const extreme = end === 0 ? '#000000' : '#ffffff';
    if (contrastOf(extreme, ground) < ratio) return [];
    let [near, far] = [0, 1];
    for (let step = 0; step < 12; step += 1) {
      const middle = (near + far) / 2;
      // Past the ground's own lightness, not only close before it.
      if (
        contrastOf(at(middle), ground) >= ratio &&
        Math.sign(luminance(at(middle)) - luminance(ground)) === (end === 0 ? -1 : 1)
      )
        far = middle;
      else near = middle;
    }
    const found = at(far);
    // With its chroma left, a very light or dark colour may stop short of white or black.
    return [{ colour: contrastOf(found, ground) >= ratio ? found : extreme, moved: Math.abs(end - from[0]) * far }];
  });
  return reached.sort((a, b) => a.moved - b.moved)[0]?.colour ?? textOn(ground);
}
