import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { foldsOf, groupsOf } from './corpus-groups.mjs';

describe('The folds of a corpus', () => {
  const groups = ['trattoria', 'diner', 'diner', 'bistro', 'trattoria', 'bar', 'cafe'];

  it('have the menus of a restaurant in one fold', () => {
    const foldOf = foldsOf(groups, 3);
    const folds = groups.map(foldOf);
    expect(folds[0]).toBe(folds[4]);
    expect(folds[1]).toBe(folds[2]);
  });

  it('are of like size, and as many as are asked for', () => {
    const foldOf = foldsOf(groups, 3);
    const sizes = new Map<number, number>();
    for (const group of new Set(groups)) sizes.set(foldOf(group), (sizes.get(foldOf(group)) ?? 0) + 1);
    expect([...sizes.keys()].sort()).toEqual([0, 1, 2]);
    expect(Math.max(...sizes.values()) - Math.min(...sizes.values())).toBeLessThanOrEqual(1);
  });

  it('are of like size however many menus a restaurant has', () =>
    expect(['a', 'b', 'c'].map(foldsOf(['a', 'b', 'b', 'c', 'c'], 2))).toEqual([0, 1, 0]));
});

describe('The restaurant of a menu', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(path.join(os.tmpdir(), 'corpus-groups-'))));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const manifest = [{ id: 'lunch', group: 'diner' }, { id: 'dinner', group: 'diner' }, { id: 'alone' }];

  it('is told by the manifest in the corpus', () => {
    writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(manifest));
    const groupOf = groupsOf(dir);
    expect([groupOf('lunch'), groupOf('dinner')]).toEqual(['diner', 'diner']);
  });

  it('is told by the manifest beside the corpus', () => {
    writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(manifest));
    mkdirSync(path.join(dir, 'menus'));
    expect(groupsOf(path.join(dir, 'menus'))('dinner')).toBe('diner');
  });

  it('is one of its own where the manifest names none, or where there is no manifest', () => {
    expect(groupsOf(dir)('lunch')).toBe('lunch');
    writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(manifest));
    expect([groupsOf(dir)('alone'), groupsOf(dir)('unknown')]).toEqual(['alone', 'unknown']);
  });
});
