import type { HostV1, Menu } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { useMemo, useState } from 'react';
import { LeaveGuard } from '../../layout/leave-guard';
import { menuKey } from '../../shared/menu/use-menu';
import { texts } from '../../texts';
import { pricesKey, setOwnPrices, useOwnPrices } from './location-calls';
import { OwnPriceField } from './own-price-field';
import { changedPrices, foundRows, isOwnPrice, ownText, priceSections } from './price-rows';

const t = texts.locations.table;

/** What a location charges beside the main menu's prices; what is typed is saved together. */
export function PriceTable({
  host,
  shareId,
  main,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly main: Menu;
}) {
  const { currency } = main;
  const { data } = useOwnPrices(shareId);
  const queries = useQueryClient();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [words, setWords] = useState('');
  const sections = useMemo(() => priceSections(main, data?.prices ?? [], t.choices), [main, data]);
  const changes = changedPrices(sections, typed, currency);
  const isFine = [...typed.values()].every((text) => isOwnPrice(text, currency));
  const save = useMutation({
    mutationFn: () => setOwnPrices(shareId, { prices: changes }),
    onSuccess: (prices) => {
      queries.setQueryData(pricesKey(shareId), prices);
      void queries.invalidateQueries({ queryKey: menuKey(shareId) });
      setTyped(new Map());
      host.toast(t.saved);
    },
    onError: (error) =>
      host.toast({
        title: texts.locations.failed.title,
        description: describeError(error, texts.locations.failed.description),
        variant: 'destructive',
      }),
  });
  if (!data) return null;
  const type = (key: string, text: string) => setTyped((now) => new Map(now).set(key, text));
  const found = foundRows(sections, words);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine && changes.length > 0 && !save.isPending) save.mutate();
      }}
    >
      <LeaveGuard unsaved={changes.length > 0} />
      <Field label={t.search}>
        <TextInput type="search" name="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {found.length === 0 && <p className="mt-6 text-quiet">{t.none}</p>}
      {found.map(({ key, title, rows }) => (
        <section key={key} aria-label={title} className="mt-8">
          <h2 className="text-lead">{title}</h2>
          <table className="mt-2 w-full border-collapse text-small">
            <caption className="sr-only">{t.caption({ section: title })}</caption>
            <thead>
              <tr className="border-b border-hairline text-caption text-quiet">
                <th scope="col" className="py-2 text-left font-medium">
                  {t.dish}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  {t.mainPrice}
                </th>
                <th scope="col" className="w-36 py-2 text-right font-medium sm:w-44">
                  {t.ownPrice}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <OwnPriceField
                  key={row.key}
                  row={row}
                  currency={currency}
                  text={typed.get(row.key) ?? ownText(row, currency)}
                  onType={(text) => type(row.key, text)}
                />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <div className="sticky bottom-[var(--owner-bar,0px)] mt-8 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-paper py-3">
        <p role="status" className="mr-auto text-small text-quiet">
          {changes.length > 0 && t.changed({ count: changes.length })}
        </p>
        {changes.length > 0 && <Button onClick={() => setTyped(new Map())}>{t.undo}</Button>}
        <Button type="submit" variant="primary" disabled={!isFine || changes.length === 0 || save.isPending}>
          {save.isPending ? t.saving : t.save}
        </Button>
      </div>
    </form>
  );
}
