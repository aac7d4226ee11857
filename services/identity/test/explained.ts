import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** What an index has to do with a statement that was run. */
export interface Explained {
  readonly sql: string;
  readonly nodes: readonly string[];
  readonly indexes: readonly string[];
  /** What the index did not decide. */
  readonly filters: readonly string[];
}

/**
 * Runs `work`, and asks the database how it would do the statements of it that read `table` where scanning all of it
 * and sorting were forbidden: small tables are read through whatever indexes there are. A sort that is left is one that
 * no index gives.
 */
export async function explained(
  app: INestApplication,
  table: string,
  work: () => Promise<unknown>,
): Promise<Explained[]> {
  const dataSource = app.get(DataSource);
  const seen: { sql: string; parameters: unknown[] }[] = [];
  const query = dataSource.query.bind(dataSource);
  const spy = jest.spyOn(dataSource, 'query').mockImplementation((sql, parameters) => {
    if (sql.includes(`FROM ${table}`)) seen.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] });
    return query(sql, parameters);
  });
  await work();
  spy.mockRestore();
  return dataSource.transaction(async (manager) => {
    for (const way of ['seqscan', 'sort', 'incremental_sort']) await manager.query(`SET LOCAL enable_${way} = off`);
    const answers: Explained[] = [];
    for (const { sql, parameters } of seen) {
      const [row] = (await manager.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters)) as {
        'QUERY PLAN': { Plan: Plan }[];
      }[];
      const plans = flat((row?.['QUERY PLAN'][0] as { Plan: Plan }).Plan);
      answers.push({
        sql,
        nodes: plans.map((plan) => plan['Node Type']),
        indexes: plans.flatMap((plan) => plan['Index Name'] ?? []),
        filters: plans.flatMap((plan) => plan.Filter ?? []),
      });
    }
    return answers;
  });
}

function flat(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)];
}
