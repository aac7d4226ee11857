const MENU = 'menu';

/** The home page with the preview of a menu in it: an address, so that Back, Forward and a reload come to it again. */
export function previewAddress(shareId: string): string {
  return `/?${new URLSearchParams({ [MENU]: shareId })}`;
}

/** The menu whose preview the home page's address names. */
export function previewedMenu(params: URLSearchParams): string | undefined {
  return params.get(MENU) || undefined;
}
