import type { HostV1, Menu } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { clsx } from 'clsx';
import type { ReactNode, SubmitEvent } from 'react';
import { texts } from '../../texts';
import { ChannelsSection } from './channels/channels-section';
import { DietsSection } from './diets-section';
import { DirectorySection } from './directory-section';
import type { FormPart, SectionProps } from './form-values';
import { HoursSection } from './hours/hours-section';
import { OrderWaysSection } from './order-ways-section';
import { RestaurantSection } from './restaurant-section';

const t = texts.edit;

/** Restaurant information and settings: those parts of it that a page shows, in their one order. */
export function EditForm({
  host,
  shareId,
  parts,
  values,
  categories,
  currency,
  isLocation,
  saving,
  idle,
  note,
  aside,
  onChange,
  onSave,
  children,
}: SectionProps & {
  readonly host: HostV1;
  readonly shareId: string;
  readonly parts: readonly FormPart[];
  /** As they were saved: what printers can be given. */
  readonly categories: Menu['categories'];
  readonly currency: string;
  readonly isLocation: boolean;
  readonly saving: boolean;
  /** There is nothing to save. */
  readonly idle: boolean;
  /** Above the button that saves, always in sight. */
  readonly note: ReactNode;
  /** Beside it. */
  readonly aside: ReactNode;
  onSave(): void;
  /** More of the menu to be changed, below the restaurant; it is saved with the rest. */
  readonly children?: ReactNode;
}) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  const section = { values, onChange };
  const has = (part: FormPart) => parts.includes(part);
  return (
    <form onSubmit={submit}>
      {has('restaurant') && <RestaurantSection {...section} currency={currency} isLocation={isLocation} />}
      {children}
      {has('hours') && (
        <HoursSection
          hours={values.openingHours}
          timeZone={values.timeZone}
          onHours={(hours) => onChange('openingHours', hours)}
          onTimeZone={(zone) => onChange('timeZone', zone)}
        />
      )}
      {has('ways') && <OrderWaysSection {...section} />}
      {has('diets') && <DietsSection {...section} />}
      {has('directory') && <DirectorySection {...section} />}
      {has('channels') && <ChannelsSection {...section} host={host} shareId={shareId} categories={categories} />}
      {/* In sight as soon as there is something to save or to be told. */}
      <div
        className={clsx(
          '-mx-2 grid gap-3 border-t border-hairline bg-paper px-2 py-3 sm:py-4',
          (!idle || note) && 'sticky bottom-[var(--owner-bar,0px)] z-10',
        )}
      >
        {note}
        <div className="flex flex-wrap justify-end gap-3">
          {aside}
          <Button type="submit" variant="primary" disabled={saving || idle}>
            {saving ? t.saving : t.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
