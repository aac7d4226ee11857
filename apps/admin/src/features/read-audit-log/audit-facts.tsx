import type { AdminAuditEntry, HostV1 } from '@chalkboard/contracts';
import { Button, Cell, HeaderCell, Table } from '@chalkboard/ui';
import { copyText } from '@chalkboard/web-kit';
import { Copy } from 'lucide-react';
import { texts } from '../../texts';
import { readableField } from './readable-action';

const t = texts.audit;

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return t.nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** To what it was done, by its name and its id, and what was so before and after. */
export function AuditFacts({
  host,
  entry: { before = {}, after = {}, names = {}, subject, address, service },
  onOnly,
}: {
  readonly host: HostV1;
  readonly entry: AdminAuditEntry;
  /** Shows the entries about this subject alone. */
  onOnly(subject: string): void;
}) {
  const fieldNames = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fieldNames.filter((name) => textOf(before[name]) !== textOf(after[name]));
  // An entry that changed nothing shows what it was about.
  const fields = changed.length > 0 ? changed : fieldNames;
  const valueOf = (value: unknown) => {
    const text = textOf(value);
    return names[text] ? <span title={text}>{names[text]}</span> : text;
  };
  const copy = (id: string) =>
    copyText(id).then(
      () => host.toast(t.copied),
      () => host.toast({ ...t.copyFailed, variant: 'destructive' }),
    );
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        {[
          [t.columns.subject, subject ? (names[subject] ?? subject) : t.nothing],
          ...(subject && names[subject] ? [[t.id, subject]] : []),
          [t.columns.address, address],
          [t.columns.service, service],
        ].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {subject && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void copy(subject)}>
            <Copy aria-hidden />
            {t.copyId}
          </Button>
          <Button size="small" onClick={() => onOnly(subject)}>
            {t.onlyThis}
          </Button>
        </div>
      )}
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
                  {readableField(field)}
                </HeaderCell>
                <Cell className="break-all">{valueOf(before[field])}</Cell>
                <Cell className="break-all">{valueOf(after[field])}</Cell>
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
