import sharp from 'sharp';
import { drawDocument } from './draw-document';
import { longMenu, menuWith, section } from './testing/printed-menu.factory';
import { readPdf } from './testing/read-pdf';
import { scanQr } from './testing/scan-qr';

const link = 'https://menus.example/menu/V1StGXR8_Z5jdHi6B-myT';
const MENU = menuWith(
  [
    section(
      'Entrées',
      [
        {
          name: 'Crème brûlée de foie gras',
          price: '€14,00',
          description: 'Żubrówka, Ελληνικά, смородина, “œufs” – naïve',
          dietary: ['Gluten Free', 'Spicy'],
        },
        { name: 'Soupe à l’oignon', price: '€7,50' },
      ],
      'Servies de midi à trois heures',
    ),
    section('Pizza', [
      {
        name: 'Margherita',
        sizes: [
          ['26 cm', '€9,50'],
          ['32 cm', '€12,00'],
        ],
        extras: [['Anchois', '€2,50']],
      },
      {
        name: 'Diavola',
        sizes: [
          ['26 cm', '€11,50'],
          ['32 cm', '€14,00'],
        ],
      },
    ]),
    section('Vins', [
      {
        name: 'Maison',
        sizes: [
          ['verre', '€5,00'],
          ['pichet', '€9,00'],
          ['bouteille', '€19,00'],
          ['magnum', '€36,00'],
        ],
      },
      { name: 'Huîtres', price: 'selon marché' },
    ]),
  ],
  {
    restaurantAddress: '3 rue de l’Église',
    restaurantPhone: '+33 1 23 45 67 89',
    allergyNote: 'Dites-nous vos allergies.',
    backgroundTheme: 'pizza-italian',
  },
);

describe('the menu to be printed', () => {
  it('has everything that a guest reads: sections, notes, dishes, sizes, extras, marks, prices, accents', async () => {
    const { bytes, missingLetters } = await drawDocument({ kind: 'menu', menu: MENU, link, paper: 'a4' });
    const { text } = readPdf(bytes);
    expect(text).toContain(
      [
        'Café Zoé',
        '3 rue de l’Église · +33 1 23 45 67 89',
        'Entrées',
        'Servies de midi à trois heures',
        'Crème brûlée de foie gras GF Spicy €14,00',
        'Żubrówka, Ελληνικά, смородина, “œufs” – naïve',
        'Soupe à l’oignon €7,50',
      ].join('\n'),
    );
    expect(text).toContain(
      ['Pizza', '26 cm 32 cm', 'Margherita €9,50 €12,00', 'Add: Anchois €2,50', 'Diavola €11,50 €14,00'].join('\n'),
    );
    expect(text).toContain(
      [
        'Vins',
        'Maison',
        'verre €5,00',
        'pichet €9,00',
        'bouteille €19,00',
        'magnum €36,00',
        'Huîtres selon marché',
      ].join('\n'),
    );
    expect(text).toContain(
      ['GF gluten free', 'Dites-nous vos allergies.', 'Order online: menus.example/menu/V1StGXR8_Z5jdHi6B-myT'].join(
        '\n',
      ),
    );
    expect(missingLetters).toBe(0);
  });

  it('has all prices of a column under each other', async () => {
    const { pages } = readPdf((await drawDocument({ kind: 'menu', menu: MENU, link, paper: 'letter' })).bytes);
    const ends = pages
      .flat()
      .filter(({ text }) => /(€[\d,]+|selon marché)$/.test(text) && !text.startsWith('Add'))
      .map(({ right }) => Math.round(right));
    expect(ends.length).toBe(9);
    expect(new Set(ends).size).toBe(1);
  });

  it('of 300 dishes has each of them on some page, and no heading without its first dish below it', async () => {
    const { pages, text } = readPdf(
      (await drawDocument({ kind: 'menu', menu: longMenu(300), link, paper: 'a4' })).bytes,
    );
    expect(pages.length).toBeGreaterThan(5);
    for (let at = 0; at < 300; at += 1) expect(text).toContain(`Dish No. ${at} €${(5 + at / 4).toFixed(2)}\n`);
    for (const lines of pages) {
      lines.forEach((line, at) => {
        if (!line.text.startsWith('Section')) return;
        const next = lines[at + 1]!;
        expect(next.text).toContain(`Dish No. ${line.text.split(' ')[1]}`.replace('No. 0', 'No. '));
        expect([next.y < line.y, line.y - next.y < 50]).toEqual([true, true]);
      });
    }
  });

  it('is the same file when it is drawn again, with its fonts inside', async () => {
    const [one, other] = [
      await drawDocument({ kind: 'menu', menu: MENU, link, paper: 'a4' }),
      await drawDocument({ kind: 'menu', menu: MENU, link, paper: 'a4' }),
    ];
    expect(Buffer.compare(one.bytes as Buffer, other.bytes as Buffer)).toBe(0);
    const file = Buffer.from(one.bytes).toString('latin1');
    expect(file.match(/\/FontFile2/g)?.length).toBe(file.match(/\/Type \/FontDescriptor/g)?.length);
    expect(file.match(/\/FontFile2/g)?.length).toBeGreaterThan(3);
    expect(file).not.toContain('Helvetica');
  });

  it('leaves out letters that no font has, and says how many', async () => {
    const { bytes, missingLetters } = await drawDocument({
      kind: 'menu',
      menu: menuWith([section('鮨 Sushi', [{ name: 'Sake 鮭 🍣', price: '¥900' }])]),
      link,
      paper: 'a4',
    });
    expect(readPdf(bytes).text).toContain('Sushi\nSake ¥900');
    expect(missingLetters).toBe(3);
  });
});

describe('a logo', () => {
  const kept = { hash: 'h', width: 200, height: 80 };
  const logo = () =>
    sharp({ create: { width: 200, height: 80, channels: 4, background: { r: 0, g: 128, b: 255, alpha: 1 } } })
      .webp({ lossless: true })
      .toBuffer();
  const pictures = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length ?? 0;

  it('stands above the name where it can be seen on paper', async () => {
    const draw = async (ground: 'light' | 'dark') =>
      pictures(
        (
          await drawDocument({
            kind: 'menu',
            menu: { ...MENU, logo: { ...kept, ground } },
            link,
            paper: 'a4',
            logo: await logo(),
          })
        ).bytes,
      );
    expect(await draw('light')).toBeGreaterThan(0);
    expect(await draw('dark')).toBe(0);
  });

  it('stands on the picture beside a link where it can be seen on its ground', async () => {
    const blueIn = async (backgroundTheme: string, ground: 'light' | 'dark') => {
      const { bytes } = await drawDocument({
        kind: 'preview',
        menu: { ...MENU, backgroundTheme, logo: { ...kept, ground } },
        link,
        paper: 'a4',
        logo: await logo(),
      });
      const data = await sharp(bytes).removeAlpha().raw().toBuffer();
      return data.some((value, at) => at % 3 === 0 && value < 20 && data[at + 2]! > 235);
    };
    expect([await blueIn('modern-dark', 'dark'), await blueIn('modern-dark', 'light')]).toEqual([true, false]);
    expect([await blueIn('pizza-italian', 'dark'), await blueIn('pizza-italian', 'light')]).toEqual([false, true]);
  });
});

describe('what stands on tables and in windows', () => {
  const tent = { left: 0, top: 0.25, width: 0.5, height: 0.25 };

  it('is a sheet of tents to be folded, each read from both sides', async () => {
    const { pages, picture } = readPdf(
      (await drawDocument({ kind: 'table-tents', menu: MENU, link, paper: 'a4' })).bytes,
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]!.filter(({ text }) => text === 'Café Zoé')).toHaveLength(8);
    for (const part of [tent, { ...tent, top: 0 }, { ...tent, left: 0.5, top: 0.75 }])
      expect(await scanQr(picture, part)).toBe(link);
  });

  it.each(['a4', 'letter'] as const)('is a card for the window on %s', async (paper) => {
    const { pages, text, picture } = readPdf(
      (await drawDocument({ kind: 'window-card', menu: MENU, link, paper })).bytes,
    );
    expect(pages).toHaveLength(1);
    expect(text).toContain('Café Zoé');
    expect(text).toContain('menus.example/menu/V1StGXR8_Z5jdHi6B-myT');
    expect(await scanQr(picture)).toBe(link);
  });

  it('holds a name of 200 letters', async () => {
    const menu = menuWith([], { restaurantName: 'Brasserie des Quatre Vents et de la Mer '.repeat(5).trim() });
    for (const kind of ['table-tents', 'window-card', 'menu'] as const) {
      const { pages } = readPdf((await drawDocument({ kind, menu, link, paper: 'a4' })).bytes);
      expect(pages).toHaveLength(1);
      expect(pages[0]!.every(({ x, right }) => x >= 0 && right <= 596)).toBe(true);
    }
  });
});
