import type { MenuItem } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/contracts/menu-texts';
import { Button, Checkbox, Price, RadioGroup } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../texts';
import { textAttributes } from '../choose-language/text-attributes';
import type { CartChoice } from '../keep-cart/cart';
import { DishAllergens } from './dish-allergens';
import { isChoosable } from './orderability';

/** Size and extras of one dish; a sheet from the bottom on a phone. What it gives to the cart is called as it is printed. @param language the menu's own (BCP 47) */
export function ChooseOptions({ item, read, language, currency, onAdd, onClose }: { readonly item: MenuItem; readonly read: TextReader; readonly language: string; readonly currency: string; onAdd(choice: CartChoice): void; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const variants = item.variants ?? [];
  const addOns = (item.addOns ?? []).filter(({ priceMinor }) => priceMinor !== undefined);
  const [variantId, setVariantId] = useState(() => variants.find(isChoosable)?.id);
  const [addOnIds, setAddOnIds] = useState<readonly string[]>([]);

  useEffect(() => dialog.current?.showModal(), []);

  const variant = variants.find(({ id }) => id === variantId);
  const chosen = addOns.filter(({ id }) => addOnIds.includes(id));
  const unitMinor = ((variant ?? item).priceMinor ?? 0) + chosen.reduce((sum, { priceMinor }) => sum + (priceMinor ?? 0), 0);
  const details = [variant?.label, ...chosen.map(({ name }) => name)].filter(Boolean).join(', ');

  const name = read(item.id, 'name', item.name);
  const named = (id: string, printed: string) => {
    const part = read(id, 'name', printed);
    return <span {...textAttributes(part)}>{part.text}</span>;
  };

  const add = () => onAdd({ name: details ? `${item.name} (${details})` : item.name, unitMinor, itemId: item.id, ...(variant ? { variantId: variant.id } : {}), addOnIds });

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="m-0 mt-auto w-full max-w-none rounded-t-card border border-hairline bg-paper p-0 text-ink shadow-float backdrop:bg-ink/40 sm:m-auto sm:max-w-md sm:rounded-card"
    >
      <div className="grid max-h-[85dvh] gap-5 overflow-y-auto p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} {...textAttributes(name)} className="text-title">
            {name.text}
          </h2>
          <button type="button" onClick={onClose} aria-label={texts.options.close} className="tap -m-2 inline-flex items-center justify-center">
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {variants.length > 0 && (
          <RadioGroup
            legend={texts.options.one}
            value={variantId}
            onChange={setVariantId}
            options={variants.map((size) => ({ value: size.id, label: named(size.id, size.label), aside: size.price, disabled: !isChoosable(size), ...(size.soldOut && { hint: texts.notOrderable.soldOut }) }))}
          />
        )}
        {addOns.length > 0 && (
          <fieldset>
            <legend className="text-small font-medium">{texts.options.extras}</legend>
            {addOns.map(({ id, name: extra, price, soldOut }) => (
              <Checkbox
                key={id}
                checked={addOnIds.includes(id)}
                disabled={soldOut}
                hint={soldOut && texts.notOrderable.soldOut}
                onChange={({ target }) => setAddOnIds((now) => (target.checked ? [...now, id] : now.filter((one) => one !== id)))}
                label={
                  <>
                    {named(id, extra)} <Price className="text-quiet">{price.startsWith('+') ? price : `+${price}`}</Price>
                  </>
                }
              />
            ))}
          </fieldset>
        )}
        <DishAllergens item={item} language={language} />
        <Button variant="primary" size="large" block onClick={add}>
          {texts.menu.addToCart}
          <Price>{formatMoney(unitMinor, currency)}</Price>
        </Button>
      </div>
    </dialog>
  );
}
