import { useLayoutEffect } from 'react';

/**
 * Holds the page behind a dialog still as long as the dialog is there. Where the page has a scroll bar that takes room,
 * its room is kept, so that nothing moves sideways; where it has none, none is made (`data-still` in base.css).
 */
export function useStillPage(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    // A dialog over a dialog finds the page still.
    if (page.dataset['still'] !== undefined) return;
    page.dataset['still'] = window.innerWidth > page.clientWidth ? 'with-scroll-bar' : '';
    return () => {
      delete page.dataset['still'];
    };
  }, []);
}
