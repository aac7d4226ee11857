import type { FileChooser, Page } from 'playwright-core';

type ChosenFiles = Parameters<FileChooser['setFiles']>[0];

export interface WizardMoment {
  readonly text: string;
  readonly percent: number;
}

const STAGES = [
  'Preparing your file...',
  'AI analyzing your menu structure...',
  'Applying your custom theme...',
  'Finalizing your digital menu...',
];

/** First step: the restaurant, by the labels of its fields; then on. */
export async function fillInRestaurant(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await goOn(page, 'Choose your theme');
}

/** Presses Next, and ends when the step of this title is there. */
export async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: title }).waitFor();
}

/** In the wizard or the edit page: the theme of this name. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  // The radio button itself is not to be seen; people press its card.
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: new RegExp(`^${name}`) }) })
    .click();
}

/** Through the operating system's file chooser. */
export async function chooseBy(page: Page, button: string, files: ChosenFiles): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}

/** Notes every state of the wizard's progress from now on; a word that is none of its stages is noted as well. */
export async function watchWizard(page: Page): Promise<() => Promise<WizardMoment[]>> {
  const handle = await page.evaluateHandle(() => {
    const seen: { text: string; percent: number }[] = [];
    const look = () => {
      const bar = document.querySelector('[role="progressbar"]');
      const text = bar?.parentElement?.parentElement?.parentElement?.querySelector('[role="status"] p')?.textContent;
      if (bar && text) seen.push({ text, percent: Number(bar.getAttribute('aria-valuenow')) });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return seen;
  });
  return () => handle.jsonValue();
}

/** Every stage in its order and no other words, the bar never back and never beyond 90. */
export function expectWizardStages(moments: readonly WizardMoment[]): void {
  const stages = moments.map(({ text }) => STAGES.indexOf(text));
  const percents = moments.map(({ percent }) => percent);
  expect([...new Set(stages)]).toEqual([0, 1, 2, 3]);
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(percents.at(-1)).toBe(90);
}
