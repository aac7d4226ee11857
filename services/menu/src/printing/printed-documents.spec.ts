import type { Menu } from '@chalkboard/contracts';
import { MenuPrinter, type Printed, type PrintRequest } from '../domain/sharing/menu-printer';
import { PrintedDocuments } from './printed-documents';

class CountingPrinter extends MenuPrinter {
  readonly asked: PrintRequest[] = [];
  failing = false;

  async print(request: PrintRequest): Promise<Printed> {
    this.asked.push(request);
    if (this.failing) throw new Error('out of ink');
    return { bytes: new Uint8Array(400), missingLetters: 0 };
  }
}

const menu = (version: number, shareId = 'abc') => ({ shareId, version }) as Menu;
const printer = new CountingPrinter();
const logo = new Uint8Array([1, 2, 3]);
const documents = new PrintedDocuments({
  printer,
  publicUrl: 'https://menus.example',
  logoOf: async (hash) => (hash === 'kept' ? logo : undefined),
  maxBytes: 1000,
});
beforeEach(() => void printer.asked.splice(0));

test('a document is drawn once for all who ask at the same time, and again when the menu has changed', async () => {
  await Promise.all([documents.get(menu(1), 'menu', 'a4'), documents.get(menu(1), 'menu', 'a4')]);
  await documents.get(menu(1), 'menu', 'a4');
  expect(printer.asked).toHaveLength(1);
  expect(printer.asked[0]).toMatchObject({ link: 'https://menus.example/menu/abc' });
  await documents.get(menu(2), 'menu', 'a4');
  expect(printer.asked).toHaveLength(2);
});

test('each kind and paper has its own, and its own tag', async () => {
  await documents.get(menu(1), 'window-card', 'a4');
  await documents.get(menu(1), 'window-card', 'letter');
  expect(printer.asked).toHaveLength(2);
  const tags = [
    documents.etagOf(menu(1), 'menu', 'a4'),
    documents.etagOf(menu(2), 'menu', 'a4'),
    documents.etagOf(menu(1), 'menu', 'letter'),
    documents.etagOf(menu(1), 'preview', 'a4'),
  ];
  expect(new Set(tags).size).toBe(4);
});

test('what was asked for longest ago makes room', async () => {
  for (const shareId of ['one', 'two', 'three', 'two']) await documents.get(menu(1, shareId), 'menu', 'a4');
  expect(printer.asked).toHaveLength(3);
  await documents.get(menu(1, 'one'), 'menu', 'a4');
  expect(printer.asked).toHaveLength(4);
});

test.each([
  ['kept', { logo }],
  ['gone', {}],
])('a logo that is %s is drawn as far as it is there', async (hash, drawn) => {
  await documents.get({ ...menu(1, hash), logo: { hash } } as Menu, 'menu', 'a4');
  expect(printer.asked[0]).toEqual({
    kind: 'menu',
    menu: expect.anything(),
    link: `https://menus.example/menu/${hash}`,
    paper: 'a4',
    ...drawn,
  });
});

test('a failure is told and not kept', async () => {
  printer.failing = true;
  await expect(documents.get(menu(9), 'menu', 'a4')).rejects.toThrow('out of ink');
  printer.failing = false;
  await expect(documents.get(menu(9), 'menu', 'a4')).resolves.toMatchObject({ missingLetters: 0 });
});
