import { rowsOf, type Queryable } from '@chalkboard/service-kit';
import { z } from 'zod';

const Named = z.object({ first_name: z.string(), last_name: z.string() });

/** How somebody of the staff is called now: kept beside what they wrote, so that it names them when they are gone. */
export async function staffNameOf(source: Queryable, staffId: string): Promise<string> {
  const [row] = rowsOf(
    Named,
    await source.query('SELECT first_name, last_name FROM staff_members WHERE id = $1', [staffId]),
  );
  return row ? `${row.first_name} ${row.last_name}`.trim() : '';
}
