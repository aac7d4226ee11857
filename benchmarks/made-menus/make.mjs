/**
 * Makes menus of widely varied layouts with their exact truth, all invented, in the shape of a corpus (`{id}/menu.{jpg,pdf}`, `{id}/truth.json`):
 *   node benchmarks/made-menus/make.mjs --out DIR [--seed 1] [--only ID,ID]
 */
import { parseArgs } from 'node:util';

import { makeMenus } from './make-menus.mjs';

const { values: options } = parseArgs({ options: { out: { type: 'string' }, seed: { type: 'string', default: '1' }, only: { type: 'string' } } });
if (!options.out) throw new Error('Say where the menus shall go: --out DIR');
await makeMenus({ out: options.out, seed: Number(options.seed), only: options.only?.split(','), log: console.log });
