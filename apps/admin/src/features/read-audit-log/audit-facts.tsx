import type { AdminAuditEntry } from '@chalkboard/contracts';
import { Cell, HeaderCell, Table } from '@chalkboard/ui';
import { texts } from '../../texts';

const t = texts.audit;

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return t.nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What was so before, and after. */
export function AuditFacts({
  entry: { before = {}, after = {}, subject, address, service },
}: {
  readonly entry: AdminAuditEntry;
}) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => textOf(before[name]) !== textOf(after[name]));
  // An entry that changed nothing shows what it was about.
  const fields = changed.length > 0 ? changed : names;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        {[
          [t.columns.subject, subject ?? t.nothing],
          [t.columns.address, address],
          [t.columns.service, service],
        ].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {fields.length > 0 ? (
        <Table caption={t.detailTitle} hideCaption>
          <thead>
            <tr>
              <HeaderCell>{t.field}</HeaderCell>
              <HeaderCell>{t.before}</HeaderCell>
              <HeaderCell>{t.after}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <HeaderCell scope="row" className="text-left">
                  {field}
                </HeaderCell>
                <Cell className="break-all">{textOf(before[field])}</Cell>
                <Cell className="break-all">{textOf(after[field])}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p className="text-small text-quiet">{t.noFacts}</p>
      )}
    </>
  );
}
