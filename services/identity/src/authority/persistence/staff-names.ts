import type { Queryable } from '@chalkboard/service-kit';

/** How somebody of the staff is called now: kept beside what they wrote, so that it names them when they are gone. */
export async function staffNameOf(source: Queryable, staffId: string): Promise<string> {
  const [row] = (await source.query('SELECT first_name, last_name FROM staff_members WHERE id = $1', [staffId])) as {
    first_name: string;
    last_name: string;
  }[];
  return row ? `${row.first_name} ${row.last_name}`.trim() : '';
}
