import { EXTRACTION_STAGES } from '@chalkboard/contracts';
import type { FileChooser, Page } from 'playwright-core';
import { fixturePath } from '../fixtures';

/** Reading a photo takes seconds on a fast machine, and this long on a busy one. */
const READING_LIMIT_MS = 120_000;

/** Paths, or files made for the story. */
type ChosenFiles = Parameters<FileChooser['setFiles']>[0];

interface Moment {
  readonly text: string;
  readonly percent: number;
}

/**
 * On the home page: chooses the file, looks at it where it is a picture, watches the progress, and ends when the
 * preview is there. Fails when a stage is shown out of order, or the bar goes back.
 */
export async function uploadMenu(page: Page, file: string): Promise<void> {
  const moments = await watchProgress(page);
  await chooseFile(page, fixturePath(file));
  if (!file.endsWith('.pdf')) await sendPages(page);
  await page.getByRole('button', { name: 'Publish' }).waitFor({ timeout: READING_LIMIT_MS });
  await page.getByText('Menu processed successfully!').waitFor();
  await page.getByText('Your digital menu is ready for preview.').waitFor();
  expectForwardOnly(await moments());
}

/**
 * When every page was looked at, as a careful person does: presses the button below them, which the wizard calls
 * otherwise.
 */
export async function sendPages(page: Page, button = 'Read my menu'): Promise<void> {
  await page.getByText('Looking at the picture...').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: button }).click();
}

/** Through the operating system's file chooser, as a person does. */
export async function chooseFile(page: Page, files: ChosenFiles): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(files);
}

/** Notes every state of the progress that the page goes through, from now on. */
async function watchProgress(page: Page): Promise<() => Promise<Moment[]>> {
  const texts = EXTRACTION_STAGES.map(({ text }) => text);
  const handle = await page.evaluateHandle((stages: readonly string[]) => {
    const seen: { text: string; percent: number }[] = [];
    const look = () => {
      const percent = document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');
      const text = [...document.querySelectorAll('[role="status"] p')]
        .map((line) => line.textContent ?? '')
        .find((line) => stages.includes(line));
      if (percent && text) seen.push({ text, percent: Number(percent) });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return seen;
  }, texts);
  return () => handle.jsonValue();
}

function expectForwardOnly(moments: readonly Moment[]) {
  const stageOf = (text: string) => EXTRACTION_STAGES.findIndex((stage) => stage.text === text);
  const stages = moments.map(({ text }) => stageOf(text));
  const percents = moments.map(({ percent }) => percent);
  const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
  expect(stages).toEqual(ascending(stages));
  expect(percents).toEqual(ascending(percents));
  expect(moments[0]?.text).toBe('Uploading file...');
  expect(moments.map(({ text }) => text)).toContain('Extracting text with OCR...');
  expect(moments.at(-1)).toEqual({ text: 'Complete! Preparing your menu...', percent: 100 });
  // The bar stays within the stage whose words it stands under.
  for (const { text, percent } of moments) {
    const stage = stageOf(text);
    expect(percent).toBeLessThanOrEqual(EXTRACTION_STAGES[stage + 1]?.percent ?? 100);
  }
}

export interface ShownMenu {
  readonly restaurantName: string;
  readonly categories: readonly {
    readonly name: string;
    readonly items: readonly { readonly name: string; readonly prices: readonly string[] }[];
  }[];
}

/** The menu as the preview shows it. Prices with what stands before them ("Cup $6.50"). */
export async function shownMenu(page: Page): Promise<ShownMenu> {
  return page.getByRole('article').evaluate((sheet) => {
    const textOf = (element: Element | null | undefined) =>
      (element as HTMLElement | null | undefined)?.innerText.trim() ?? '';
    return {
      restaurantName: textOf(sheet.querySelector('h1')),
      categories: [...sheet.querySelectorAll('section')].map((section) => ({
        name: textOf(section.querySelector('h2')),
        items: [...section.querySelectorAll('li')].map((item) => ({
          name: textOf(item.querySelector('h3')),
          prices: [...item.querySelectorAll('span')]
            .filter((span) => /^\S*\d+\.\d{2}$/.test(textOf(span)) && span.childElementCount === 0)
            .map((span) => {
              const around = span.parentElement;
              return around?.tagName === 'SPAN' ? textOf(around).replace(/\s+/g, ' ') : textOf(span);
            }),
        })),
      })),
    };
  });
}

/** From the preview to the public page; gives its address. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/menu\/[\w-]+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.url();
}

/** From the public page, as the owner: writes the restaurant's number into the form and saves. Gives the number. */
export async function setPhoneNumber(page: Page, phone: string): Promise<string> {
  const menuPage = page.url();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByRole('heading', { name: 'Edit Restaurant Information' }).waitFor();
  await page.getByRole('textbox', { name: /^Phone/ }).fill(phone);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Menu updated successfully!').waitFor();
  await page.getByText('Your restaurant information has been saved.').waitFor();
  await page.waitForURL(menuPage);
  await page.locator('summary').filter({ hasText: 'Details' }).click();
  await page.getByRole('link', { name: phone, exact: true }).waitFor();
  return phone;
}
