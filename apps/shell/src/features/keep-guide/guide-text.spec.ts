import { DATA_RETENTION, UPLOAD } from '@chalkboard/contracts';
import { guideTexts } from '../../texts';
import { guideAsText } from './guide-text';

const text = guideAsText('https://menus.example');

test('the file has the four steps in their order, with every point', () => {
  const places = guideTexts.steps.map(({ title }, index) => text.indexOf(`Step ${index + 1}: ${title}`));
  expect(places).toHaveLength(4);
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  for (const point of guideTexts.steps.flatMap(({ points }) => points)) expect(text).toContain(`  - ${point}`);
});

test('it says how to share, what is gained, and where to begin', () => {
  for (const { title } of guideTexts.sharing) expect(text).toContain(title);
  for (const benefit of guideTexts.benefits) expect(text).toContain(benefit);
  expect(text.trimEnd().endsWith('https://menus.example/')).toBe(true);
});

test('its limits are those of the product', () => {
  expect(text).toContain(`under ${UPLOAD.maxBytes / 1024 / 1024} MB`);
  expect(text).toContain(`within ${DATA_RETENTION.uploadHours} hours`);
});
