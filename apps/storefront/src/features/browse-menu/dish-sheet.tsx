import { ORDER, type Menu } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { Button, Checkbox, Field, Price, QuantityStepper, RadioGroup, TextInput, useStillPage } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { CartChoice } from '../../shared/cart/cart';
import { textAttributes } from '../../shared/text-attributes';
import { texts } from '../../texts';
import { ChoiceGroupField } from './choices/choice-group';
import type { CountedItem } from './counted-menu';
import { DishFacts } from './dish-facts';
import { DishPhoto } from './dish-photo';
import { NotOrderable } from './not-orderable';
import { isChoosable, orderabilityOf } from './orderability';
import { PortionsLeft } from './portions-left';
import { useDishChoice, type DishChoice } from './use-dish-choice';
import { UsualPrice } from './usual-price';

export interface DishSheetProps {
  readonly item: CountedItem;
  readonly menu: Menu;
  readonly read: TextReader;
  onAdd(choice: CartChoice): void;
  onClose(): void;
}

const t = texts.dish;

interface PartProps {
  readonly read: TextReader;
  readonly chosen: DishChoice;
}

/**
 * All about one dish, with its sizes and extras; a sheet from the bottom on a phone. The cart is given the printed
 * names.
 */
export function DishSheet({ item, menu, read, onAdd, onClose }: DishSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const orderability = orderabilityOf(item);
  const isOrderable = orderability.kind !== 'not-orderable';
  const chosen = useDishChoice(item, menu);
  const { choices } = chosen;
  const name = read(item.id, 'name', item.name);
  const description = item.description ? read(item.id, 'description', item.description) : undefined;

  useStillPage();
  useEffect(() => dialog.current?.showModal(), []);
  // Closed and not only taken away: the browser gives the focus back then.
  const close = () => dialog.current?.close();
  const add = () => {
    if (!choices.accept(dialog.current)) return;
    onAdd(chosen.choice);
    close();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="dish-sheet"
    >
      <div className="dish-sheet-inside">
        <div className="dish-sheet-body">
          <DishPhoto item={item} name={name.text} size="sheet" />
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} {...textAttributes(name)} className="menu-dish-name text-title">
              {name.text}
            </h2>
            <button
              type="button"
              onClick={close}
              aria-label={texts.options.close}
              className="tap -m-2 inline-flex shrink-0 items-center justify-center rounded-full text-quiet hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {(item.variants ?? []).length === 0 && item.price && (
            <Price className="-mt-4 text-lead">
              <UsualPrice of={item} />
              {item.price}
            </Price>
          )}
          {item.timeNote && <p className="-mt-3 text-small font-medium text-quiet">{item.timeNote}</p>}
          <PortionsLeft left={item.left} />
          {description && <p {...textAttributes(description)}>{description.text}</p>}
          <DishFacts item={item} menu={menu} />
          <SizeChoice item={item} read={read} chosen={chosen} />
          <ExtraChoice read={read} chosen={chosen} />
          {isOrderable &&
            choices.groups.map((group) => (
              <ChoiceGroupField
                key={group.id}
                group={group}
                setting={choices.setting}
                picks={choices.picks}
                onChange={choices.change}
              />
            ))}
          {isOrderable && (
            <Field label={t.note} hint={t.noteHint}>
              <TextInput
                value={chosen.notes}
                maxLength={ORDER.maxItemNotes}
                onChange={({ target }) => chosen.setNotes(target.value)}
                placeholder={texts.dish.noteExample}
              />
            </Field>
          )}
        </div>
        <div className="dish-sheet-foot">
          {orderability.kind === 'not-orderable' ? (
            <NotOrderable words={orderability.words} />
          ) : (
            <AddToCart item={item} name={name.text} currency={menu.currency} chosen={chosen} onAdd={add} />
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Sizes; undefined in the choice until one is chosen. */
function SizeChoice({ item, read, chosen }: PartProps & Pick<DishSheetProps, 'item'>) {
  const variants = item.variants ?? [];
  if (variants.length === 0) return null;
  return (
    <RadioGroup
      legend={orderabilityOf(item).kind === 'choose' ? t.sizeRequired : t.sizes}
      value={chosen.variantId}
      onChange={chosen.setVariantId}
      options={variants.map((size) => ({
        value: size.id,
        label: <PartName id={size.id} printed={size.label} read={read} />,
        aside: size.usual ? (
          <>
            <UsualPrice of={size} />
            {size.price}
          </>
        ) : (
          size.price
        ),
        disabled: !isChoosable(size),
        ...(size.soldOut && { hint: texts.notOrderable.soldOut }),
      }))}
    />
  );
}

function ExtraChoice({ read, chosen: { addOns, addOnIds, setAddOnIds } }: PartProps) {
  if (addOns.length === 0) return null;
  const full = addOnIds.length >= ORDER.maxAddOns;
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-medium">
        {texts.options.extras}{' '}
        <span className="font-normal text-quiet">
          {addOns.length > ORDER.maxAddOns ? t.optionalMost({ max: ORDER.maxAddOns }) : t.optional}
        </span>
      </legend>
      {addOns.map(({ id, name, price, soldOut }) => (
        <Checkbox
          key={id}
          checked={addOnIds.includes(id)}
          disabled={soldOut || (full && !addOnIds.includes(id))}
          hint={soldOut && texts.notOrderable.soldOut}
          onChange={({ target }) =>
            setAddOnIds((now) => (target.checked ? [...now, id] : now.filter((one) => one !== id)))
          }
          label={
            <>
              <PartName id={id} printed={name} read={read} />{' '}
              <Price className="text-quiet">{price.startsWith('+') ? price : `+${price}`}</Price>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

/** The name of a size or an extra in the reader's language. */
function PartName({ id, printed, read }: { readonly id: string; readonly printed: string; readonly read: TextReader }) {
  const part = read(id, 'name', printed);
  return <span {...textAttributes(part)}>{part.text}</span>;
}

/** How many, and what they cost. */
function AddToCart({
  item,
  name,
  currency,
  chosen: { quantity, setQuantity, choice },
  onAdd,
}: {
  readonly item: CountedItem;
  readonly name: string;
  readonly currency: string;
  readonly chosen: DishChoice;
  onAdd(): void;
}) {
  return (
    <>
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        label={name}
        min={1}
        max={Math.min(item.left ?? ORDER.maxQuantity, ORDER.maxQuantity)}
      />
      <Button variant="primary" size="large" block onClick={onAdd}>
        {quantity === 1 ? texts.menu.addToCart : t.addMany({ count: quantity })}
        <span aria-hidden>·</span>
        <Price>{formatMoney(choice.unitMinor * quantity, currency)}</Price>
      </Button>
    </>
  );
}
