import { TABLES } from '@chalkboard/contracts/table-limits';

const RANGE = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/;

/** Names as an owner types them: "1-12, Terrace 1, Bar". Each once, at most as many as a menu may have. */
export function tableNames(typed: string): string[] {
  const names = typed.split(/[,;\n]/).flatMap((part) => {
    const text = part.trim().replace(/\s+/g, ' ');
    const [, from, to] = RANGE.exec(text) ?? [];
    if (from === undefined || to === undefined) return text ? [text.slice(0, TABLES.nameLetters)] : [];
    const [first, last] = [Number(from), Number(to)].toSorted((one, other) => one - other) as [number, number];
    return Array.from({ length: Math.min(last - first + 1, TABLES.most) }, (_, at) => String(first + at));
  });
  const seen = new Set<string>();
  return names.filter((name) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase())).slice(0, TABLES.most);
}
