import { drawDocument } from './draw-document';
import { pictureOfPage } from './testing/picture-of-page';
import { menuOf } from './testing/printed-menu.factory';
import { readPdf } from './testing/read-pdf';
import { scanQr } from './testing/scan-qr';

const link = 'https://menus.example/menu/V1StGXR8_Z5jdHi6B-myT';
const tables = ['Table 12', 'Terrace 3, by the old olive tree', 'Table 14', 'Table 15', 'Table 16'].map(
  (label, at) => ({ label, link: `${link}#table=${String(at).repeat(43)}` }),
);

it('each table has a tent of its own, with its name on both faces, and a code that leads to no other', async () => {
  const { bytes, missingLetters } = await drawDocument({
    kind: 'table-codes',
    menu: menuOf(3),
    link,
    paper: 'a4',
    tables,
  });
  const { pages, text } = readPdf(bytes);
  expect([pages.length, missingLetters]).toEqual([2, 0]);
  for (const label of ['Table 12', 'Table 14', 'Table 16']) expect(text.split(label)).toHaveLength(3);
  const picture = pictureOfPage(bytes, 1);
  const codes = [];
  // The lower face of each tent stands upright.
  for (const top of [0.25, 0.75])
    for (const left of [0, 0.5]) codes.push(await scanQr(picture, { left, top, width: 0.5, height: 0.25 }));
  expect(codes).toEqual(tables.slice(0, 4).map((table) => table.link));
});
