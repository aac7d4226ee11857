import { Button, Checkbox } from '@chalkboard/ui';
import { useState } from 'react';
import { texts } from '../../../texts';
import { useBoardItems } from '../entry/use-board-items';
import type { BoardApi } from '../live/board-api';
import { categoriesOf, type ScreenStation } from './screen-station';

const t = texts.board.station;

interface StationProps {
  readonly api: BoardApi;
  readonly shareId: string;
  readonly station: ScreenStation;
  onChange(station: ScreenStation): void;
}

/** What this device's screen is for: its categories stand first on each order. Counts at once, and here only. */
export function StationSection(props: StationProps) {
  const [open, setOpen] = useState(props.station.length > 0);
  return (
    <section aria-label={t.title} className="mt-6 grid justify-items-start gap-3 border-t border-hairline pt-4">
      <div>
        <p className="font-semibold">{t.title}</p>
        <p className="text-small text-quiet">{t.text}</p>
      </div>
      {open ? <Categories {...props} /> : <Button onClick={() => setOpen(true)}>{t.choose}</Button>}
    </section>
  );
}

function Categories({ api, shareId, station, onChange }: StationProps) {
  const { data, isError, refetch } = useBoardItems(api, shareId);
  const categories = data ? categoriesOf(data) : [];
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-small">
        {t.failed}
        <Button onClick={() => void refetch()}>{t.retry}</Button>
      </div>
    );
  if (data && categories.length === 0) return <p className="text-small text-quiet">{t.none}</p>;
  const isOf = (all: ScreenStation, id: string) => all.some((one) => one.id === id);
  return (
    <div className="grid w-full sm:grid-cols-2 sm:gap-x-4">
      {categories.map((category) => (
        <Checkbox
          key={category.id}
          label={<span className="wrap-anywhere">{category.name}</span>}
          checked={isOf(station, category.id)}
          onChange={({ target }) =>
            onChange(categories.filter(({ id }) => (id === category.id ? target.checked : isOf(station, id))))
          }
        />
      ))}
    </div>
  );
}
