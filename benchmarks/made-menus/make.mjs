/**
 * Makes menus of widely varied layouts with their exact truth, all invented, in the shape of a corpus
 * (`{id}/menu.{jpg,pdf}`, `{id}/truth.json`; hard ones have `labels.json` too, every run of text with its role and
 * place): node benchmarks/made-menus/make.mjs --out DIR [--seed 1] [--set regular|hard] [--kind pdf-text,scan] [--count
 * N] [--only ID,ID]
 */
import { parseArgs } from 'node:util';
import { makeMenus } from './make-menus.mjs';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', default: 'regular' },
    kind: { type: 'string' },
    count: { type: 'string' },
    only: { type: 'string' },
  },
});
if (!options.out) throw new Error('Say where the menus shall go: --out DIR');
if (options.set !== 'regular' && options.set !== 'hard') throw new Error('--set is regular or hard');
await makeMenus({
  out: options.out,
  seed: Number(options.seed),
  set: options.set,
  kinds: options.kind?.split(','),
  count: options.count ? Number(options.count) : undefined,
  only: options.only?.split(','),
  log: console.log,
});
