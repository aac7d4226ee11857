import type { HostV1, Menu, TableList, TableService } from '@chalkboard/contracts';
import { Checkbox } from '@chalkboard/ui';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { useState } from 'react';
import { RuleSection } from '../../shared/rules/rule-section';
import { tablesApi, tablesKey, useTables } from '../../shared/tables-api';
import { texts } from '../../texts';
import { TableRows } from './table-rows';

const t = texts.tables;

/** Ordering at tables: whether, how it is paid, and which tables there are. */
export function TablesSection({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { shareId } = menu;
  const { tables } = useTables(shareId);
  const queries = useQueryClient();
  const [draft, setDraft] = useState<TableService>();
  const failed = (error: unknown) =>
    host.toast({
      title: t.failed.title,
      description: describeError(error, t.failed.description),
      variant: 'destructive',
    });
  const take = (next: TableList) => queries.setQueryData(tablesKey(shareId), next);
  const save = useMutation({
    mutationFn: (service: TableService) => tablesApi(shareId).setService(service),
    onSuccess: (service) => {
      if (tables) take({ ...tables, service });
      setDraft(undefined);
      host.toast(texts.rules.saved);
    },
    onError: failed,
  });
  if (!tables) return null;
  const saved = tables.service;
  const service = draft ?? saved;
  const lacks = service.on && ((!service.payAtTable && !service.payAtCounter) || (!service.card && !service.cash));
  const box = (key: keyof TableService, label: string) => (
    <Checkbox
      label={label}
      checked={service[key]}
      onChange={({ target }) => setDraft({ ...service, [key]: target.checked })}
    />
  );
  return (
    <RuleSection
      id="tables"
      title={t.title}
      text={t.text}
      state={saved.on ? t.state({ count: tables.tables.length }) : t.off}
      unsaved={draft !== undefined && JSON.stringify(draft) !== JSON.stringify(saved)}
      saving={save.isPending}
      onSave={() => !lacks && save.mutate(service)}
      onReset={() => setDraft(undefined)}
    >
      <Checkbox
        label={t.turnOn}
        hint={t.turnOnHint}
        checked={service.on}
        onChange={({ target }) => setDraft({ ...service, on: target.checked })}
      />
      {service.on && (
        <div className="grid gap-4 sm:grid-cols-2">
          <fieldset className="grid gap-1">
            <legend className="text-small font-medium">{t.paying.where}</legend>
            {box('payAtTable', t.paying.atTable)}
            {box('payAtCounter', t.paying.atCounter)}
          </fieldset>
          <fieldset className="grid gap-1">
            <legend className="text-small font-medium">{t.paying.how}</legend>
            {box('card', t.paying.card)}
            {box('cash', t.paying.cash)}
          </fieldset>
          {lacks && (
            <p role="alert" className="text-small text-failed sm:col-span-2">
              {t.paying.none}
            </p>
          )}
        </div>
      )}
      {saved.on && <TableRows host={host} menu={menu} list={tables} onList={take} onFailed={failed} />}
    </RuleSection>
  );
}
