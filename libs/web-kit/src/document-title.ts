import { PRODUCT_NAME } from '@chalkboard/contracts';
import { useEffect } from 'react';

/** Names the browser's tab: "Checkout · Chalkboard"; without a title only the product's name. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
