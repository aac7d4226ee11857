import { ORDER, type Menu } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { Button, Checkbox, Field, Price, QuantityStepper, RadioGroup, TextInput, useStillPage } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { CartChoice } from '../../shared/cart/cart';
import { textAttributes } from '../../shared/text-attributes';
import { texts } from '../../texts';
import { ChoiceGroupField } from './choices/choice-group';
import { useChoices } from './choices/use-choices';
import type { CountedItem } from './counted-menu';
import { DishFacts } from './dish-facts';
import { DishPhoto } from './dish-photo';
import { NotOrderable } from './not-orderable';
import { isChoosable, orderabilityOf } from './orderability';
import { PortionsLeft } from './portions-left';
import { UsualPrice } from './usual-price';

export interface DishSheetProps {
  readonly item: CountedItem;
  readonly menu: Menu;
  readonly read: TextReader;
  onAdd(choice: CartChoice): void;
  onClose(): void;
}

const t = texts.dish;

/** Letters of a line's name at most, as the contract has it. */
const NAME_LETTERS = 300;
const cut = (name: string) => (name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name);

/**
 * All about one dish, with its sizes and extras; a sheet from the bottom on a phone. The cart is given the printed
 * names.
 */
export function DishSheet({ item, menu, read, onAdd, onClose }: DishSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const orderability = orderabilityOf(item);
  const variants = item.variants ?? [];
  const addOns = (item.addOns ?? []).filter(({ priceMinor }) => priceMinor !== undefined);
  const [variantId, setVariantId] = useState(() => variants.find(isChoosable)?.id);
  const [addOnIds, setAddOnIds] = useState<readonly string[]>([]);
  const [notes, setNotes] = useState('');
  const [quantity, setQuantity] = useState(1);

  useStillPage();
  useEffect(() => dialog.current?.showModal(), []);
  // Closed and not only taken away: the browser gives the focus back then.
  const close = () => dialog.current?.close();

  const variant = variants.find(({ id }) => id === variantId);
  const choices = useChoices(menu, item, variant?.label);
  const chosen = addOns.filter(({ id }) => addOnIds.includes(id));
  const unitMinor =
    ((variant ?? item).priceMinor ?? 0) +
    chosen.reduce((sum, { priceMinor }) => sum + (priceMinor ?? 0), 0) +
    choices.unitMinor;
  const details = [variant?.label, ...chosen.map(({ name }) => name), ...choices.texts].filter(Boolean).join(', ');
  const full = addOnIds.length >= ORDER.maxAddOns;

  const name = read(item.id, 'name', item.name);
  const description = item.description ? read(item.id, 'description', item.description) : undefined;
  const named = (id: string, printed: string) => {
    const part = read(id, 'name', printed);
    return <span {...textAttributes(part)}>{part.text}</span>;
  };

  const add = () => {
    if (!choices.accept(dialog.current)) return;
    onAdd({
      name: cut(details ? `${item.name} (${details})` : item.name),
      unitMinor,
      itemId: item.id,
      ...(variant ? { variantId: variant.id } : {}),
      addOnIds,
      ...choices.chosen,
      quantity,
      notes,
    });
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
          {variants.length === 0 && item.price && (
            <Price className="-mt-4 text-lead">
              <UsualPrice of={item} />
              {item.price}
            </Price>
          )}
          {item.timeNote && <p className="-mt-3 text-small font-medium text-quiet">{item.timeNote}</p>}
          <PortionsLeft left={item.left} />
          {description && <p {...textAttributes(description)}>{description.text}</p>}
          <DishFacts item={item} menu={menu} />
          {variants.length > 0 && (
            <RadioGroup
              legend={orderability.kind === 'choose' ? t.sizeRequired : t.sizes}
              value={variantId}
              onChange={setVariantId}
              options={variants.map((size) => ({
                value: size.id,
                label: named(size.id, size.label),
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
          )}
          {addOns.length > 0 && (
            <fieldset className="min-w-0">
              <legend className="text-small font-medium">
                {texts.options.extras}{' '}
                <span className="font-normal text-quiet">
                  {addOns.length > ORDER.maxAddOns ? t.optionalMost({ max: ORDER.maxAddOns }) : t.optional}
                </span>
              </legend>
              {addOns.map(({ id, name: extra, price, soldOut }) => (
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
                      {named(id, extra)}{' '}
                      <Price className="text-quiet">{price.startsWith('+') ? price : `+${price}`}</Price>
                    </>
                  }
                />
              ))}
            </fieldset>
          )}
          {orderability.kind !== 'not-orderable' &&
            choices.groups.map((group) => (
              <ChoiceGroupField
                key={group.id}
                group={group}
                setting={choices.setting}
                picks={choices.picks}
                onChange={choices.change}
              />
            ))}
          {orderability.kind !== 'not-orderable' && (
            <Field label={t.note} hint={t.noteHint}>
              <TextInput
                value={notes}
                maxLength={ORDER.maxItemNotes}
                onChange={({ target }) => setNotes(target.value)}
                placeholder={texts.dish.noteExample}
              />
            </Field>
          )}
        </div>
        <div className="dish-sheet-foot">
          {orderability.kind === 'not-orderable' ? (
            <NotOrderable words={orderability.words} />
          ) : (
            <>
              <QuantityStepper
                value={quantity}
                onChange={setQuantity}
                label={name.text}
                min={1}
                max={Math.min(item.left ?? ORDER.maxQuantity, ORDER.maxQuantity)}
              />
              <Button variant="primary" size="large" block onClick={add}>
                {quantity === 1 ? texts.menu.addToCart : t.addMany({ count: quantity })}
                <span aria-hidden>·</span>
                <Price>{formatMoney(unitMinor * quantity, menu.currency)}</Price>
              </Button>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}
