import { createContext, use } from 'react';

/** The currency (ISO 4217) of the menu whose prices are written below. */
export const MenuCurrency = createContext<string | null>(null);

export function useMenuCurrency(): string {
  const currency = use(MenuCurrency);
  if (currency === null) throw new Error('useMenuCurrency: there is no menu around this');
  return currency;
}
