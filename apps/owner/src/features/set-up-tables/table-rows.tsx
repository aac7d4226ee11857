import type { HostV1, Menu, TableList } from '@chalkboard/contracts';
import { TABLES } from '@chalkboard/contracts/table-limits';
import { usualPaper } from '@chalkboard/menu-rules/shared-files';
import { Badge, Button, Field, LinkButton, TextInput } from '@chalkboard/ui';
import { useMutation } from '@chalkboard/web-kit';
import { KeyRound, LockOpen, Pencil, Plus, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { SettingsRow, SettingsRows } from '../../layout/settings-section';
import { tableLabel } from '../../shared/menu/table-label';
import { tablesApi } from '../../shared/tables-api';
import { texts } from '../../texts';
import { tableNames } from './table-names';

const t = texts.tables.list;
type Table = TableList['tables'][number];

/** The tables of a restaurant, what can be done with each, and their codes on paper. */
export function TableRows({
  host,
  menu,
  list,
  onList,
  onFailed,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly list: TableList;
  onList(list: TableList): void;
  onFailed(error: unknown): void;
}) {
  const api = tablesApi(menu.shareId);
  const [typed, setTyped] = useState('');
  const [renamed, setRenamed] = useState<Table>();
  const names = tableNames(typed);
  const act = useMutation({
    mutationFn: (work: () => Promise<TableList>) => work(),
    onSuccess: onList,
    onError: onFailed,
  });
  const add = () =>
    act.mutate(() => api.add(names), {
      onSuccess: () => setTyped(''),
    });
  const unlock = ({ tableId }: Table) =>
    act.mutate(async () => {
      await api.lock(tableId, false);
      return { ...list, tables: list.tables.map((one) => (one.tableId === tableId ? { ...one, locked: false } : one)) };
    });
  const renew = ({ tableId, name }: Table) =>
    act.mutate(() => api.renewCode(tableId), {
      onSuccess: () =>
        host.toast({ title: t.renewed.title({ table: tableLabel(name) }), description: t.renewed.description }),
    });
  return (
    <section aria-label={t.title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-small font-medium">{t.title}</h3>
        {list.tables.length > 0 && (
          <LinkButton
            href={`/api/menu/${menu.shareId}/table-codes.pdf?paper=${usualPaper(menu.currency)}`}
            target="_blank"
            rel="noopener"
          >
            <Printer aria-hidden />
            {t.print}
          </LinkButton>
        )}
      </div>
      {list.tables.length === 0 ? (
        <p className="text-small text-quiet">{t.empty}</p>
      ) : (
        <>
          <SettingsRows>
            {list.tables.map((table) => {
              const label = tableLabel(table.name);
              return (
                <SettingsRow
                  key={table.tableId}
                  title={
                    <>
                      <span className="wrap-anywhere">{label}</span>
                      {table.tabOpen && <Badge>{t.tabOpen}</Badge>}
                      {table.locked && <Badge state="failed">{t.locked}</Badge>}
                    </>
                  }
                  actions={
                    <>
                      {table.locked && (
                        <Button
                          type="button"
                          variant="quiet"
                          aria-label={t.unlock({ table: label })}
                          onClick={() => unlock(table)}
                        >
                          <LockOpen aria-hidden />
                          {t.unlockShort}
                        </Button>
                      )}
                      <Button
                        type="button"
                        variant="quiet"
                        aria-label={t.renewOf({ table: label })}
                        onClick={() => renew(table)}
                      >
                        <KeyRound aria-hidden />
                        {t.renew}
                      </Button>
                      <Button
                        type="button"
                        variant="quiet"
                        className="px-3!"
                        aria-label={t.rename({ table: label })}
                        onClick={() => setRenamed(table)}
                      >
                        <Pencil aria-hidden />
                      </Button>
                      <Button
                        type="button"
                        variant="quiet"
                        className="px-3!"
                        aria-label={t.remove({ table: label })}
                        onClick={() => act.mutate(() => api.remove(table.tableId))}
                      >
                        <Trash2 aria-hidden />
                      </Button>
                    </>
                  }
                />
              );
            })}
          </SettingsRows>
          <p className="text-caption text-quiet">{t.renewHint}</p>
        </>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Field label={t.add} hint={t.addHint}>
            <TextInput
              value={typed}
              maxLength={2000}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
              // The form around it saves how it is paid.
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (names.length > 0) add();
              }}
            />
          </Field>
        </div>
        <Button type="button" className="mt-7" disabled={names.length === 0 || act.isPending} onClick={add}>
          <Plus aria-hidden />
          {t.addButton}
        </Button>
      </div>
      {renamed && (
        <RenameTable
          table={renamed}
          pending={act.isPending}
          onSave={(name) =>
            act.mutate(() => api.rename(renamed.tableId, name), { onSuccess: () => setRenamed(undefined) })
          }
          onClose={() => setRenamed(undefined)}
        />
      )}
    </section>
  );
}

function RenameTable({
  table,
  pending,
  onSave,
  onClose,
}: {
  readonly table: Table;
  readonly pending: boolean;
  onSave(name: string): void;
  onClose(): void;
}) {
  const [name, setName] = useState(table.name);
  const given = name.trim();
  return (
    <FormDialog
      open
      title={t.renameTitle}
      action={pending ? t.saving : t.save}
      pending={pending}
      complete={given !== ''}
      onSubmit={() => onSave(given)}
      onClose={onClose}
    >
      <Field label={t.name}>
        <TextInput
          value={name}
          maxLength={TABLES.nameLetters}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
