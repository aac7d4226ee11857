import type { Menu } from '@chalkboard/contracts';
import { Field, Select, TextInput } from '@chalkboard/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';
import { foundDishes } from './found-dishes';
import { rateName, RateOptions } from './rate-select';
import type { TaxForm } from './tax-form';

const t = texts.taxes.assign;
type Category = Menu['categories'][number];
type Rates = TaxForm['itemRates'];

/** Rates of single categories and dishes, folded; in a long menu they are found by their name. */
export function RateAssignment({
  menu,
  form,
  onChange,
}: {
  readonly menu: Pick<Menu, 'categories'>;
  readonly form: TaxForm;
  onChange(form: TaxForm): void;
}) {
  const [search, setSearch] = useState('');
  const found = foundDishes(menu.categories, search);
  const assigned = Object.keys(form.categoryRates).length + Object.keys(form.itemRates).length;
  return (
    <details className="group/assign rounded-card border border-hairline">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 text-small font-medium [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{t.title}</span>
        <span className="font-normal text-quiet">{t.count({ count: assigned })}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open/assign:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-hairline p-4">
        <Field label={t.search}>
          <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </Field>
        <ul className="divide-y divide-hairline">
          {found.categories.map((category) => (
            <CategoryRates
              key={category.id}
              category={category}
              form={form}
              isOpen={search.trim() !== ''}
              onChange={onChange}
            />
          ))}
        </ul>
        <p role="status" className="text-small text-quiet empty:hidden">
          {found.categories.length === 0 ? t.nothing : found.more > 0 ? t.more({ count: found.more }) : ''}
        </p>
      </div>
    </details>
  );
}

function CategoryRates({
  category: { id, name, items },
  form,
  isOpen,
  onChange,
}: {
  readonly category: Category;
  readonly form: TaxForm;
  /** Its dishes are shown without a press. */
  readonly isOpen: boolean;
  onChange(form: TaxForm): void;
}) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { rates, defaultRateId, categoryRates, itemRates } = form;
  const nameOf = (rateId: string | undefined) => {
    const at = rates.findIndex((rate) => rate.id === rateId);
    return rates[at] ? rateName(rates[at], at) : '';
  };
  const isShown = isOpen || isUnfolded;
  return (
    <li className="py-3">
      <Row
        label={t.category({ name })}
        name={name}
        value={categoryRates[id] ?? ''}
        without={t.asDefault({ name: nameOf(defaultRateId) })}
        rates={rates}
        onChange={(rateId) => onChange({ ...form, categoryRates: withRate(categoryRates, id, rateId) })}
      />
      {!isOpen && items.length > 0 && (
        <button
          type="button"
          aria-expanded={isShown}
          onClick={() => setUnfolded(!isUnfolded)}
          className="tap text-small text-accent-ink underline underline-offset-2"
        >
          {t.show({ count: items.length })}
        </button>
      )}
      {isShown && (
        <ul className="mt-2 grid gap-2 border-l border-hairline pl-3">
          {items.map((item) => (
            <li key={item.id}>
              <Row
                label={t.dish({ name: item.name, category: name })}
                name={item.name}
                value={itemRates[item.id] ?? ''}
                without={t.asCategory({ name: nameOf(categoryRates[id] ?? defaultRateId) })}
                rates={rates}
                onChange={(rateId) => onChange({ ...form, itemRates: withRate(itemRates, item.id, rateId) })}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Row({
  label,
  name,
  value,
  without,
  rates,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly without: string;
  readonly rates: TaxForm['rates'];
  onChange(rateId: string): void;
}) {
  return (
    <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <span className="text-small wrap-anywhere">{name}</span>
      <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{without}</option>
        <RateOptions rates={rates} />
      </Select>
    </div>
  );
}

function withRate(rates: Rates, id: string, rateId: string): Rates {
  const { [id]: _before, ...others } = rates;
  return rateId ? { ...others, [id]: rateId } : others;
}
