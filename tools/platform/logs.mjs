import fs from 'node:fs';
import path from 'node:path';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/**
 * What programs say may name people by the addresses that they call from: kept no longer than it takes to look into a
 * fault.
 */
export const LOGS_KEPT_DAYS = 7;
/** Only who runs the system reads its logs. */
const MODE = 0o600;

/**
 * Opens a log to append to, readable by nobody else; also one that an older version made.
 * @param {string} file @returns {number} descriptor, for the caller to close
 */
export function openLog(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const log = fs.openSync(file, 'a', MODE);
  fs.fchmodSync(log, MODE);
  return log;
}

/** The day (UTC) of an instant: 2026-03-01. @param {Date} instant */
function dayOf(instant) {
  return instant.toISOString().slice(0, 10);
}

/**
 * Sets aside each log with lines, as those of one day. It is copied and emptied, since its program keeps it open.
 * @param {string} dir folder of the logs @param {string} day 2026-03-01 @param {(file: string) => boolean} [which]
 * default: all
 */
export function setLogsAside(dir, day, which = () => true) {
  for (const name of fs.readdirSync(dir)) {
    const file = path.join(dir, name);
    if (!name.endsWith('.log') || name.endsWith('.previous.log') || fs.statSync(file).size === 0 || !which(file))
      continue;
    const aside = `${file}.${day}`;
    if (fs.existsSync(aside)) fs.appendFileSync(aside, fs.readFileSync(file));
    else fs.copyFileSync(file, aside);
    fs.chmodSync(aside, MODE);
    fs.truncateSync(file);
  }
}

/**
 * Removes logs that were set aside, and those of the run before, once they are older than `LOGS_KEPT_DAYS`.
 * @param {string} dir folder of the logs @param {Date} now
 */
export function removeOldLogs(dir, now) {
  const oldest = new Date(now.getTime() - LOGS_KEPT_DAYS * DAY_MS);
  for (const name of fs.readdirSync(dir)) {
    const file = path.join(dir, name);
    const day =
      /\.log\.(\d{4}-\d\d-\d\d)$/.exec(name)?.[1] ??
      (name.endsWith('.previous.log') ? dayOf(fs.statSync(file).mtime) : undefined);
    if (day !== undefined && day < dayOf(oldest)) fs.rmSync(file);
  }
}

/**
 * Keeps a folder's logs for days and not for ever, as long as the system runs. @param {string} dir @returns {() =>
 * void} ends it
 */
export function keepLogsForDays(dir) {
  fs.mkdirSync(dir, { recursive: true });
  let day = dayOf(new Date());
  // Of a run that ended on an earlier day.
  for (const name of fs.readdirSync(dir)) {
    const lastDay = dayOf(fs.statSync(path.join(dir, name)).mtime);
    if (lastDay < day) setLogsAside(dir, lastDay, (file) => path.basename(file) === name);
  }
  removeOldLogs(dir, new Date());
  const timer = setInterval(() => {
    const today = dayOf(new Date());
    if (today === day) return;
    setLogsAside(dir, day);
    removeOldLogs(dir, new Date());
    day = today;
  }, MINUTE_MS).unref();
  return () => clearInterval(timer);
}
