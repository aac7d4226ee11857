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

/** Light of the three colours of a screen, linear; below 0 or above 1 where it cannot show the colour. */
function toLinear([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour a screen can show, as "#rrggbb". */
export function toHex(colour: Oklch): string {
  return `#${toLinear(colour)
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

/** How fine lightness is searched: one step is far below what an eye tells apart. */
const STEPS = 500;
const NOTHING = 1e-4;

/**
 * The nearest colour that passes, by its lightness (OKLCH): its hue stays, and of its chroma what a screen can show.
 * @param colour "#rrggbb" @param passes says whether a colour ("#rrggbb") will do
 * @returns "#rrggbb"; `colour` itself where it passes; undefined where no lightness of it does
 */
export function nearestColour(colour: string, passes: (candidate: string) => boolean): string | undefined {
  if (passes(colour)) return colour;
  const [lightness, chroma, hue] = toOklch(colour);
  for (let step = 1; step <= STEPS; step += 1)
    for (const at of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (at < -1 / STEPS || at > 1 + 1 / STEPS) continue;
      const candidate = toHex(shownAt([Math.min(1, Math.max(0, at)), chroma, hue]));
      if (passes(candidate)) return candidate;
    }
  return undefined;
}

/** The colour with so much of its chroma taken away that a screen can show it in its own hue. */
function shownAt([lightness, chroma, hue]: Oklch): Oklch {
  const fits = (share: number) =>
    toLinear([lightness, chroma * share, hue]).every((x) => x >= -NOTHING && x <= 1 + NOTHING);
  if (fits(1)) return [lightness, chroma, hue];
  let [fitting, tooMuch] = [0, 1];
  for (let step = 0; step < 10; step += 1) {
    const middle = (fitting + tooMuch) / 2;
    if (fits(middle)) fitting = middle;
    else tooMuch = middle;
  }
  return [lightness, chroma * fitting, hue];
}
