import type { Menu } from '@chalkboard/contracts';
import { MENU_TEXTS_ID, type TextReader } from '@chalkboard/menu-rules/menu-texts';
import { Checkbox, Price } from '@chalkboard/ui';
import { CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { checkoutTexts } from '../../texts';
import { shownAllergen } from '../allergens/shown-names';
import { textAttributes } from '../text-attributes';
import type { PriceChange } from './price-changes';

const { changed } = checkoutTexts;

/** What the restaurant says its kitchen uses, and that the guest has read it. */
export function AllergyNotice({
  menu,
  read,
  confirmed,
  onConfirm,
}: {
  readonly menu: Pick<Menu, 'commonAllergens' | 'allergyNote'>;
  readonly read: TextReader;
  readonly confirmed: boolean;
  onConfirm(confirmed: boolean): void;
}) {
  const note = read(MENU_TEXTS_ID, 'note', menu.allergyNote);
  return (
    <section aria-labelledby="allergy-notice" className="rounded-card bg-uncertain-wash px-4 pt-3 pb-1">
      <h2 id="allergy-notice" className="flex items-center gap-2 font-sans text-small font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-uncertain" />
        {checkoutTexts.allergy.heading}
      </h2>
      <p className="mt-1 text-small">
        {checkoutTexts.allergy.uses}{' '}
        <strong className="font-semibold">{menu.commonAllergens.map(shownAllergen).join(', ')}</strong>.{' '}
        <span {...textAttributes(note)}>{note.text}</span>
      </p>
      <Checkbox
        checked={confirmed}
        onChange={({ target }) => onConfirm(target.checked)}
        label={checkoutTexts.allergy.confirm}
      />
    </section>
  );
}

/** Old and new prices, line by line. */
export function PriceChangeList({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <ul className="mt-2 grid gap-1 text-small">
      {changes.map(({ name, before, now }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-4">
          {name}
          <span>
            <s className="text-quiet">
              <span className="sr-only">{changed.was} </span>
              <Price>{before}</Price>
            </s>{' '}
            <span className="sr-only">{changed.now} </span>
            <Price className="font-semibold">{now}</Price>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the server changed before it would take the order. */
export function PriceChangeNotice({ changes }: { readonly changes: readonly PriceChange[] }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="rounded-card bg-placed-wash p-5">
      <p className="flex items-center gap-2 text-small font-semibold">
        <RefreshCw aria-hidden className="size-5 shrink-0 text-placed" />
        {changed.heading}
      </p>
      <PriceChangeList changes={changes} />
      <p className="mt-2 text-small">{changed.text}</p>
    </div>
  );
}

/** Said while there is no network: what is safe, and when it goes on. */
export function OfflineNotice() {
  return (
    <div role="status" className="rounded-card bg-uncertain-wash p-5">
      <p className="flex items-center gap-2 text-small font-semibold">
        <CloudOff aria-hidden className="size-5 shrink-0 text-uncertain" />
        {checkoutTexts.offline.title}
      </p>
      <p className="mt-2 text-small">{checkoutTexts.offline.text}</p>
    </div>
  );
}
