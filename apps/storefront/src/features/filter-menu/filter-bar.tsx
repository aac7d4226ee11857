import { LANGUAGE_PARAM } from '@chalkboard/contracts/menu-languages';
import { clsx } from 'clsx';
import { Check, Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { texts } from '../../texts';
import { FILTER_PARAMS, type MenuFilter } from './filter-menu';

const t = texts.filter;

/** Search and diet marks. A plain form, so that it works before and without scripts as well. */
export function FilterBar({ filter, diets, found, onChange }: { readonly filter: MenuFilter; readonly diets: readonly string[]; readonly found: number | undefined; onChange(filter: MenuFilter): void }) {
  const { words, diets: chosen } = filter;
  const [params] = useSearchParams();
  const language = params.get(LANGUAGE_PARAM);
  return (
    <form
      role="search"
      aria-label={t.label}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      {language !== null && <input type="hidden" name={LANGUAGE_PARAM} value={language} />}
      <label className="relative block w-full sm:w-72">
        <span className="sr-only">{t.search}</span>
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-quiet" />
        <input
          type="search"
          name={FILTER_PARAMS.words}
          value={words}
          onChange={({ target }) => onChange({ words: target.value, diets: chosen })}
          placeholder={t.placeholder}
          autoComplete="off"
          className="min-h-11 w-full rounded-full border border-control bg-surface pr-3 pl-10 text-body text-ink placeholder:text-quiet"
        />
      </label>
      {diets.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{t.diets}</legend>
          <div className="flex flex-wrap gap-2">
            {diets.map((diet) => {
              const on = chosen.includes(diet);
              return (
                <label key={diet} className={clsx('inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-4 text-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink', on ? 'border-accent bg-accent-wash font-medium' : 'border-control bg-surface')}>
                  <input
                    type="checkbox"
                    name={FILTER_PARAMS.diet}
                    value={diet}
                    checked={on}
                    onChange={() => onChange({ words, diets: on ? chosen.filter((one) => one !== diet) : [...chosen, diet] })}
                    className="sr-only noscript:not-sr-only"
                  />
                  {on && <Check aria-hidden className="size-4" />}
                  {diet}
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      <button type="submit" className="tap hidden rounded-full border border-control px-4 text-small noscript:inline-flex noscript:items-center">
        {t.submit}
      </button>
      <p role="status" className="text-small text-quiet empty:hidden">
        {found !== undefined && t.found(found)}
      </p>
    </form>
  );
}
