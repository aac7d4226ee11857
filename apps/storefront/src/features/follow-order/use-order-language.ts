import type { TrackedOrder } from '@chalkboard/contracts';
import { LANGUAGE_PARAM } from '@chalkboard/contracts/menu-languages';
import { UI_LANGUAGES } from '@chalkboard/contracts/ui-languages';
import { keptLanguage } from '@chalkboard/web-kit';
import { readerLanguage } from '@chalkboard/web-kit/texts';
import { useEffect } from 'react';

/**
 * The page of an order speaks the language that it was ordered in, also in another browser than that of the guest,
 * unless its address or a choice in this browser says otherwise.
 * @returns whether the page is being loaded anew, in that language
 */
export function useOrderLanguage(order: Pick<TrackedOrder, 'language'> | undefined): boolean {
  const ordered = UI_LANGUAGES.find((one) => one === order?.language);
  const address = new URL(window.location.href);
  const turns =
    ordered !== undefined &&
    ordered !== readerLanguage() &&
    !address.searchParams.has(LANGUAGE_PARAM) &&
    keptLanguage() === undefined;
  useEffect(() => {
    if (!turns) return;
    const next = new URL(window.location.href);
    next.searchParams.set(LANGUAGE_PARAM, ordered);
    window.location.replace(next);
  }, [turns, ordered]);
  return turns;
}
