import { FRAGMENT_ELEMENT_ID, FRAGMENT_PRESSED_ATTRIBUTE } from '@chalkboard/contracts';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { doEarlyInput, earlyInputIn, type EarlyInput } from './early-input';

/**
 * Takes up what the server drew, in place; what was pressed and typed meanwhile is done then.
 * @param fits whether `page` begins as it was drawn: a page that the browser kept may be opened at another address,
 * where it is drawn anew
 */
export function takeUp(page: ReactNode, { fits }: { readonly fits: boolean }): Root {
  const drawn = document.getElementById(FRAGMENT_ELEMENT_ID);
  if (!drawn) throw new Error('The page holds no fragment.');
  const early = earlyInputIn(drawn);
  // From here on React hears every press, also before it has taken up all of it.
  drawn.removeAttribute('id');
  for (const button of early.pressed) button.removeAttribute(FRAGMENT_PRESSED_ATTRIBUTE);
  if (fits) return hydrateRoot(drawn, <TakenUp early={early}>{page}</TakenUp>);
  const root = createRoot(drawn);
  root.render(page);
  return root;
}

function TakenUp({ early, children }: { readonly early: EarlyInput; readonly children: ReactNode }) {
  // Not within the effect: a press in a part that is not yet taken up has that taken up first, which React refuses to
  // begin while it finishes this one.
  useEffect(() => queueMicrotask(() => doEarlyInput(early)), [early]);
  return children;
}
