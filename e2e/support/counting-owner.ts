import type { Locator, Page } from 'playwright-core';
import { cents } from './money';

/** A dish as the paper has it. */
export interface PaperDish {
  readonly name: string;
  readonly price?: string;
  readonly variants?: readonly { readonly label: string; readonly price: string }[];
}

/** An owner at a phone who knows the paper, counts every press, and every question that is answered. */
export class CountingOwner {
  taps = 0;
  answers = 0;

  constructor(
    readonly page: Page,
    private readonly paper: readonly PaperDish[],
  ) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Goes through what the review asks: puts right what is wrong, then finds the rest right. */
  async review(): Promise<void> {
    const { page } = this;
    const house = page.getByRole('region', { name: 'Is this you?' });
    if (await house.getByRole('button', { name: /^Yes, / }).isVisible())
      await this.answer(house.getByRole('button', { name: /^Yes, / }));
    for (const dish of this.paper) await this.correct(dish);
    const rest = page.getByRole('button', { name: 'Yes, all the rest is right' });
    if (await rest.isVisible()) await this.answer(rest);
    const only = page.getByRole('button', { name: 'Looks right' });
    while (await only.first().isVisible()) await this.answer(only.first());
    await page.getByRole('tab', { name: /^To check 0/ }).waitFor();
  }

  private async answer(target: Locator): Promise<void> {
    this.answers += 1;
    await this.tap(target);
  }

  /** Answers what is asked of one dish, where it is not right as it stands. */
  private async correct({ name, price }: PaperDish): Promise<void> {
    if (price === undefined) return;
    const choice = this.page.getByRole('group', { name: `Which is the price of ${name}?` });
    if (await choice.isVisible()) {
      const shown = await choice.getByRole('button').allTextContents();
      const right = shown.findIndex((text) => cents(text) === cents(price));
      if (right > 0) await this.answer(choice.getByRole('button').nth(right));
    }
    const field = this.page.getByRole('textbox', { name: `Price of ${name}`, exact: true });
    if (await field.isVisible()) {
      this.taps += 1;
      await field.fill(price.replace('$', ''));
      await this.answer(
        this.page
          .getByRole('form')
          .or(this.page.locator('form'))
          .filter({ has: field })
          .getByRole('button', { name: 'Save' }),
      );
    }
  }
}
