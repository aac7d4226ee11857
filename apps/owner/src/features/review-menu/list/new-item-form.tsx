import { Button, Card } from '@chalkboard/ui';
import { use, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMenuCurrency } from '../../../shared/prices/menu-currency';
import { texts } from '../../../texts';
import type { ItemPlace } from '../draft/menu-draft';
import { addItem } from '../draft/menu-edits';
import { NewItem, useReview } from '../review-context';
import { ItemFields } from './item-fields';
import { changesOf, NEW_ITEM, openPrices, withPlainPrices } from './item-values';

const t = texts.review.form;

/** An item that is not there yet; it is added when it has a name and its owner says so. */
export function NewItemForm({ place }: { readonly place: ItemPlace }) {
  const review = useReview();
  const values = use(NewItem);
  const [asked, setAsked] = useState(false);
  const currency = useMenuCurrency();
  const form = useRef<HTMLFormElement>(null);

  const giveUp = () => {
    review.writeNew(NEW_ITEM);
    review.stopAdding();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => setAsked(true));
    if (!values.name.trim() || openPrices(values, currency).size > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid], [role="group"] button')?.focus();
      return;
    }
    const { edit, itemId } = addItem(place, changesOf(withPlainPrices(values, currency)));
    review.perform(edit);
    giveUp();
    review.select(itemId);
  };

  return (
    <Card className="my-2">
      <form
        ref={form}
        aria-label={t.labelNew}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          // Whoever opens it again finds what was written.
          review.stopAdding();
        }}
        className="grid gap-5"
      >
        <ItemFields
          values={values}
          onChange={(change) => review.writeNew({ ...values, ...change })}
          focus="name"
          nameMissing={asked && !values.name.trim()}
          tried={asked}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={giveUp}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="primary">
            {t.addItem}
          </Button>
        </div>
      </form>
    </Card>
  );
}
