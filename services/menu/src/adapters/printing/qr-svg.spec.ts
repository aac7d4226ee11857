import { qrCodeOf } from '@chalkboard/qr-code';
import sharp from 'sharp';
import { qrSvg } from './qr-svg';
import { scanQr } from './testing/scan-qr';

const LINK = 'https://menus.example/menu/V1StGXR8_Z5jdHi6B-myT';

const scanned = async (svg: string, side: number) =>
  scanQr(await sharp(Buffer.from(svg)).resize(side, side, { kernel: 'nearest' }).png().toBuffer());

test('a phone that scans the code reads the link', async () => {
  expect(await scanned(qrSvg(qrCodeOf(LINK, 'on-paper')), 600)).toBe(LINK);
});

test('it is read with a stain on it', async () => {
  const svg = qrSvg(qrCodeOf(LINK, 'on-paper')).replace('</svg>', '<circle cx="24" cy="38" r="4" fill="#c96"/></svg>');
  expect(await scanned(svg, 600)).toBe(LINK);
});
