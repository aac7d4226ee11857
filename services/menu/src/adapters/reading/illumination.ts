import type { GreyPicture } from './sharp-page-preparer';

/** Side of the tiles (pixels) in which the level of the paper is looked at: larger than print, smaller than a shadow. */
const TILE = 48;
/** The paper is the bright part of a tile: this share of its pixels is darker. */
const PAPER_SHARE = 0.85;
/** Below this level (0 black to 255 white) a ground is dark. */
const DARK_GROUND = 100;
/** How far the paper's level may differ over the page (in 0 to 255) before light counts as uneven. */
const EVEN_WITHIN = 45;

/**
 * Turns light print on a dark ground into dark print on a light one, wherever the ground is dark: on the whole page, or
 * in a panel of it. Small dark things (bars, large letters) do not count as ground.
 */
export function lightGround(picture: GreyPicture): GreyPicture {
  const { data, width, height } = picture;
  const { levels, across, down } = tileLevels(picture, 0.5);
  const ground = overNeighbours(levels, across, down, 0.5);
  const darkest = tileLevels(picture, 0.04).levels;
  const brightest = tileLevels(picture, 0.96).levels;
  const isDark = new Uint8Array(ground.length);
  for (const panel of darkPanels(ground, across)) {
    // Paper in deep shade is dark too, but its print is darker still.
    const balance = panel.reduce((sum, tile) => sum + brightest[tile]! + darkest[tile]! - 2 * levels[tile]!, 0);
    if (balance > 0) for (const tile of panel) isDark[tile] = 1;
  }
  if (!isDark.includes(1)) return picture;
  const out = Buffer.from(data);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE) * across;
    for (let x = 0; x < width; x++) {
      if (isDark[row + Math.floor(x / TILE)] === 1) out[y * width + x] = 255 - data[y * width + x]!;
    }
  }
  return { data: out, width, height };
}

/** Connected dark tiles. */
function darkPanels(ground: Float32Array, across: number): number[][] {
  const seen = new Uint8Array(ground.length);
  const panels: number[][] = [];
  ground.forEach((_, start) => {
    const panel: number[] = [];
    const open = [start];
    for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
      if (seen[tile] === 1 || (ground[tile] ?? 255) >= DARK_GROUND) continue;
      seen[tile] = 1;
      panel.push(tile);
      open.push(tile - across, tile + across);
      if (tile % across > 0) open.push(tile - 1);
      if (tile % across < across - 1) open.push(tile + 1);
    }
    if (panel.length > 0) panels.push(panel);
  });
  return panels;
}

/** Whether the paper is markedly darker in one part of the picture than in another, as in a photo taken by hand. */
export function isUnevenlyLit(picture: GreyPicture): boolean {
  const levels = [...tileLevels(picture, PAPER_SHARE).levels].sort((a, b) => a - b);
  const at = (part: number) => levels[Math.floor((levels.length - 1) * part)] ?? 255;
  return at(0.9) - at(0.1) > EVEN_WITHIN;
}

/** Divides each pixel by the level of the paper around it, so that shadows and vignettes vanish. */
export function flattenLight(picture: GreyPicture): GreyPicture {
  const { data, width, height } = picture;
  const { levels, across, down } = tileLevels(picture, PAPER_SHARE);
  // A tile full of print or picture says little about its paper: its neighbours vote.
  const smooth = overNeighbours(levels, across, down, 0.6);
  const out = Buffer.allocUnsafe(data.length);
  for (let y = 0; y < height; y++) {
    const ty = Math.min(down - 1, Math.max(0, (y + 0.5) / TILE - 0.5));
    const y0 = Math.floor(ty);
    const y1 = Math.min(down - 1, y0 + 1);
    for (let x = 0; x < width; x++) {
      const tx = Math.min(across - 1, Math.max(0, (x + 0.5) / TILE - 0.5));
      const x0 = Math.floor(tx);
      const x1 = Math.min(across - 1, x0 + 1);
      const top = smooth[y0 * across + x0]! * (1 - tx + x0) + smooth[y0 * across + x1]! * (tx - x0);
      const below = smooth[y1 * across + x0]! * (1 - tx + x0) + smooth[y1 * across + x1]! * (tx - x0);
      const paper = top * (1 - ty + y0) + below * (ty - y0);
      out[y * width + x] = Math.min(255, (data[y * width + x]! * 245) / Math.max(24, paper));
    }
  }
  return { data: out, width, height };
}

/** For each tile the level below which the given share of its pixels lies. */
function tileLevels({ data, width, height }: GreyPicture, part: number): { levels: Float32Array; across: number; down: number } {
  const across = Math.max(1, Math.ceil(width / TILE));
  const down = Math.max(1, Math.ceil(height / TILE));
  const levels = new Float32Array(across * down);
  for (let ty = 0; ty < down; ty++) {
    for (let tx = 0; tx < across; tx++) {
      const counts = new Uint32Array(256);
      for (let y = ty * TILE; y < Math.min(height, (ty + 1) * TILE); y += 3) {
        for (let x = tx * TILE; x < Math.min(width, (tx + 1) * TILE); x += 3) counts[data[y * width + x]!]!++;
      }
      levels[ty * across + tx] = share(counts, part);
    }
  }
  return { levels, across, down };
}

/** For each tile the level at the given share of the sorted levels around it. */
function overNeighbours(levels: Float32Array, across: number, down: number, part: number): Float32Array {
  const out = new Float32Array(levels.length);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const near: number[] = [];
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          if (y + dy >= 0 && y + dy < down && x + dx >= 0 && x + dx < across) near.push(levels[(y + dy) * across + x + dx]!);
        }
      }
      near.sort((a, b) => a - b);
      out[y * across + x] = near[Math.floor(near.length * part)]!;
    }
  }
  return out;
}

/** The level below which the given share of the counted pixels lies. */
function share(counts: Uint32Array, part: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let level = 0; level < 256; level++) {
    seen += counts[level]!;
    if (seen >= total * part) return level;
  }
  return 255;
}
