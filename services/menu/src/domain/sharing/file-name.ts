/** A name for a file of a restaurant's that every system takes: "Café Zoé!" and "menu.pdf" → "cafe-zoe-menu.pdf". */
export function fileName(restaurantName: string, end: string): string {
  const plain = restaurantName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return [plain, end].filter(Boolean).join('-');
}
