import { useState, type Dispatch } from 'react';
import { texts } from '../../texts';
import type { CropBox } from './crop-box';
import type { PageListAction, PreparedPage } from './page-list';

const { said: t } = texts.prepare;

/** What can be done with a page of the list. */
export interface PageChanges {
  turn(page: PreparedPage, number: number): void;
  crop(page: PreparedPage, crop: CropBox | undefined): void;
  /** @param to the new place, from 0 */
  move(page: PreparedPage, to: number): void;
  remove(page: PreparedPage): void;
  looked(page: PreparedPage, look: NonNullable<PreparedPage['look']>): void;
}

/** The changes, and a sentence about the last one for those who cannot see it. */
export function usePageChanges(
  pages: readonly PreparedPage[],
  change: Dispatch<PageListAction>,
  onRemoved: () => void,
): { readonly changes: PageChanges; readonly said: string } {
  const [said, setSaid] = useState('');
  const changes: PageChanges = {
    turn: ({ id, rotate }, number) => {
      change({ type: 'turned', id });
      setSaid(t.turned({ number, degrees: (rotate + 90) % 360 }));
    },
    crop: ({ id }, crop) => change({ type: 'cropped', id, crop }),
    move: ({ id }, to) => {
      change({ type: 'moved', id, to });
      setSaid(t.moved({ number: to + 1, total: pages.length }));
    },
    remove: ({ id }) => {
      change({ type: 'removed', id });
      setSaid(t.removed({ left: pages.length - 1 }));
      onRemoved();
    },
    looked: ({ id }, look) => change({ type: 'looked', id, look }),
  };
  return { changes, said };
}
