import type { Page } from 'playwright-core';

export interface DrawnSection {
  readonly name: string;
  /** Dishes with what is printed at the right. */
  readonly rows: readonly (readonly [dish: string, price: string])[];
}

/** A menu to be printed for a story about what its paper says; `below` stands by itself at the bottom. */
export interface DrawnMenu {
  readonly title: string;
  readonly sections: readonly DrawnSection[];
  readonly below?: string;
  /** In small print and two columns, for menus of many dishes. */
  readonly small?: boolean;
}

/** Draws a menu as a picture (PNG), as a scanner would give it. */
export async function drawMenu(page: Page, menu: DrawnMenu): Promise<Buffer> {
  const sheet = await sheetOf(page, menu);
  const picture = await sheet.screenshot();
  await sheet.close();
  return picture;
}

/** Draws a menu as a PDF, whose letters are read one by one. */
export async function drawMenuPdf(page: Page, menu: DrawnMenu): Promise<Buffer> {
  const sheet = await sheetOf(page, menu);
  const file = await sheet.pdf({ width: '1500px', height: '1950px', printBackground: true });
  await sheet.close();
  return file;
}

async function sheetOf(page: Page, { title, sections, below = '', small = false }: DrawnMenu): Promise<Page> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1500, height: 1950 });
  const rows = ({ name, rows: dishes }: DrawnSection) =>
    `<h2>${name}</h2>${dishes.map(([dish, price]) => `<p><span>${dish}</span><span>${price}</span></p>`).join('')}`;
  await sheet.setContent(`<style>
    body { margin: 105px 165px; font: 42px Georgia, 'Liberation Serif', serif; color: #111; background: #fff }
    h1 { font-size: 80px; text-align: center } h2 { font-size: 57px }
    p { display: flex; justify-content: space-between; margin: 21px 0; white-space: pre } p.below { margin-top: 330px; justify-content: end }
    ${small ? 'body { font-size: 27px } h2 { font-size: 36px; margin: 30px 0 12px } p { margin: 10px 0 } main { columns: 2; column-gap: 90px } section { break-inside: avoid }' : ''}
  </style><h1>${title}</h1><main>${sections.map((section) => `<section>${rows(section)}</section>`).join('')}</main><p class="below">${below}</p>`);
  return sheet;
}
