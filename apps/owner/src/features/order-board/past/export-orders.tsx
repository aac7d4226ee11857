import type { HostV1 } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { dateOf, describeError, saveFile } from '@chalkboard/web-kit';
import { ChevronDown, Download } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { texts } from '../../../texts';
import type { BoardApi } from '../live/board-api';

const t = texts.board.history.export;

/** The orders of some days as a file; this month until another span is chosen. */
export function ExportOrders({
  host,
  api,
  timeZone,
}: {
  readonly host: HostV1;
  readonly api: BoardApi;
  readonly timeZone: string;
}) {
  const [days, setDays] = useState(() => {
    const to = dateOf(Date.now(), timeZone);
    return { from: `${to.slice(0, 8)}01`, to };
  });
  const [pending, setPending] = useState(false);
  const turned = days.from !== '' && days.to !== '' && days.to < days.from;

  const download = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending || turned) return;
    setPending(true);
    try {
      const { name, blob } = await api.exported(days);
      saveFile(name, blob);
      host.toast({ title: t.done.title, description: t.done.description({ name }) });
    } catch (error) {
      const { title, description } = t.failed;
      host.toast({ title, description: describeError(error, description), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };

  return (
    <details className="group mt-4 border-y border-hairline">
      <summary className="tap flex cursor-pointer items-center justify-between gap-3 text-small font-medium [&::-webkit-details-marker]:hidden">
        {t.title}
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <form onSubmit={(event) => void download(event)} className="grid gap-3 pb-5 sm:flex sm:flex-wrap sm:items-end">
        <p className="w-full text-small text-quiet">{t.lead}</p>
        <Field label={t.from}>
          <TextInput
            type="date"
            required
            className="tabular"
            value={days.from}
            onChange={({ target }) => setDays({ ...days, from: target.value })}
          />
        </Field>
        <Field label={t.to} error={turned ? t.turned : undefined}>
          <TextInput
            type="date"
            required
            className="tabular"
            value={days.to}
            onChange={({ target }) => setDays({ ...days, to: target.value })}
          />
        </Field>
        <Button type="submit" aria-disabled={pending || turned}>
          <Download aria-hidden />
          {pending ? t.pending : t.download}
        </Button>
      </form>
    </details>
  );
}
