/** A thread that fits the weights of one fold. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { fitModel } from './fit-model.mjs';
import { labelledMenus } from './labelled-menus.mjs';
import { loadReading } from './reading-bundle.mjs';

const { menusFile, bundle, without, out } = workerData;
const reading = loadReading(bundle);
const menus = JSON.parse(readFileSync(menusFile, 'utf8')).filter(
  (/** @type {{ fold: number }} */ { fold }) => fold !== without,
);
const model = fitModel(labelledMenus(menus, reading), reading, (note) => parentPort?.postMessage(note));
writeFileSync(out, JSON.stringify(model));
