import type { HostV1 } from '@chalkboard/contracts';
import { useReducer } from 'react';
import { pageList } from './page-list';
import { validateFiles } from './validate-files';

/**
 * The pages that are being prepared. `add` says in a toast why files are refused, and takes all of them or none.
 *
 * @param onAdded told whenever files were taken
 */
export function usePageList(host: HostV1, onAdded: () => void) {
  const [pages, change] = useReducer(pageList, []);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const refusal = validateFiles([...pages.map(({ file }) => file), ...files]);
    if (refusal) host.toast(refusal);
    else {
      change({ type: 'added', files });
      onAdded();
    }
  };
  return { pages, change, add };
}
