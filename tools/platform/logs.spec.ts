import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LOGS_KEPT_DAYS, openLog, removeOldLogs, setLogsAside } from './logs.mjs';

const NOW = new Date('2026-03-20T12:00:00Z');

describe('the logs of a run', () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'logs-'));
  });
  afterEach(() => fs.rmSync(dir, { recursive: true }));
  const file = (name: string) => path.join(dir, name);

  it('are readable by nobody else, also one that an older version has made', () => {
    fs.writeFileSync(file('old.log'), 'x', { mode: 0o644 });
    for (const name of ['new.log', 'old.log']) {
      fs.closeSync(openLog(file(name)));
      expect([name, fs.statSync(file(name)).mode & 0o777]).toEqual([name, 0o600]);
    }
  });

  it('are set aside by day while their programs keep them open, and lose no line', () => {
    const log = openLog(file('menu.log'));
    fs.writeSync(log, 'first\n');
    setLogsAside(dir, '2026-03-19');
    fs.writeSync(log, 'second\n');
    setLogsAside(dir, '2026-03-19');
    fs.writeSync(log, 'third\n');
    fs.closeSync(log);
    expect(fs.readFileSync(file('menu.log.2026-03-19'), 'utf8')).toBe('first\nsecond\n');
    expect(fs.readFileSync(file('menu.log'), 'utf8')).toBe('third\n');
    expect(fs.statSync(file('menu.log.2026-03-19')).mode & 0o777).toBe(0o600);
  });

  it(`are removed after ${LOGS_KEPT_DAYS} days, and not before; the one that is written stays`, () => {
    for (const name of [
      'menu.log',
      'menu.log.2026-03-12',
      'menu.log.2026-03-13',
      'menu.previous.log',
      'edge.previous.log',
    ])
      fs.writeFileSync(file(name), 'x');
    fs.utimesSync(file('menu.previous.log'), NOW, new Date('2026-03-01T00:00:00Z'));
    fs.utimesSync(file('edge.previous.log'), NOW, NOW);
    removeOldLogs(dir, NOW);
    expect(fs.readdirSync(dir).sort()).toEqual(['edge.previous.log', 'menu.log', 'menu.log.2026-03-13']);
  });
});
