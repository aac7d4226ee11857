import type { Page } from 'playwright-core';
import { expectSound, expectSoundAt, expectSoundInBoth } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { failing, held } from '../support/held-calls';
import { judge, publish, removeAll, writeReview } from '../support/reviews';
import {
  namesShown,
  openFeedback,
  openForm,
  openReviewsTab,
  record,
  REFUSED,
  reviewOf,
  untilStatisticsIs,
  untilShown,
} from '../support/screens/feedback';
import { openTab, rowWith, signInAs, signInAsAdmin, toldBy } from '../support/screens/staff';
import { StaffDesk } from '../support/staff-desk';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

let staff: StaffDesk;
beforeAll(async () => {
  staff = await StaffDesk.open(system());
});

describe('the list of reviews', () => {
  /** From the oldest. */
  const WRITTEN = [
    {
      customerName: 'Ann',
      rating: 5,
      restaurantName: 'Osteria Lucia',
      comment: 'Crème brûlée to remember.',
      orderType: 'delivery' as const,
    },
    { customerName: 'Ben', rating: 1, restaurantName: 'Harbor Grill', comment: 'We waited for an hour.' },
    { customerName: 'Cleo', rating: 3, restaurantName: 'Harbor Grill', comment: 'Fair.' },
    ...Array.from({ length: 9 }, (_, index) => ({
      customerName: `Guest ${index + 1}`,
      rating: 4,
      comment: 'Good bread.',
    })),
  ];
  const NEWEST = WRITTEN.map(({ customerName }) => customerName).reverse();

  beforeAll(async () => {
    await removeAll(staff);
    for (const review of WRITTEN) {
      const id = await writeReview(system(), review);
      if (review.customerName === 'Ann') await judge(staff, id, 'approved');
      if (review.customerName === 'Ben') await judge(staff, id, 'flagged');
      await publish(staff, id);
    }
    await writeReview(system(), { customerName: 'Nobody yet' });
  });

  test('shows ten, more on demand, and those that are published alone', async () => {
    const page = await openFeedback(windows, system().url);
    await page.getByText('What guests say about restaurants and their food, in their own voice.').waitFor();
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await untilShown(page, NEWEST.slice(0, 10));
    await page.getByText('10 of 12').waitFor();
    await page.getByRole('button', { name: 'Load More Comments' }).click();
    await untilShown(page, NEWEST);
    for (const [name, stars, ...published] of [
      ['Ann', '5 out of 5 stars', 'at Osteria Lucia', 'Crème brûlée to remember.', 'Delivery'],
      ['Ben', '1 out of 5 stars', 'at Harbor Grill', 'We waited for an hour.'],
      ['Cleo', '3 out of 5 stars', 'at Harbor Grill', 'Fair.'],
    ] as const) {
      const card = reviewOf(page, name);
      await card.getByRole('img', { name: stars, exact: true }).waitFor();
      for (const text of published) await card.getByText(text, { exact: true }).waitFor();
      expect(await card.getByText(/^(Approved|Pending|Flagged)$/).count()).toBe(0);
      expect(await card.locator('time').innerText()).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      for (const word of ['Helpful 0', 'Not helpful 0'])
        await card.getByRole('button', { name: word, exact: true, pressed: false }).waitFor();
    }
    await page.getByText('12 of 12').waitFor();
    expect(await page.getByRole('button', { name: 'Load More Comments' }).count()).toBe(0);
    for (const [label, value] of [
      ['Total Reviews', '12'],
      ['Average Rating', '3.8'],
      ['Approved', '1'],
      ['Pending', '11'],
    ] as const)
      await untilStatisticsIs(page, label, value);
    expect(await page.getByRole('combobox', { name: /^Status of / }).count()).toBe(0);
  });

  test('is searched, filtered and sorted, each of it in the address', async () => {
    const page = await openFeedback(windows, system().url);
    const search = page.getByLabel('Search reviews');
    expect(await search.getAttribute('placeholder')).toBe('Words, name or restaurant');
    for (const [words, found] of [
      ['creme BRULEE', ['Ann']],
      ['harbor', ['Cleo', 'Ben']],
      ['cleo', ['Cleo']],
    ] as const) {
      await search.fill(words);
      await untilShown(page, found);
    }
    await search.fill('nothing of this kind');
    await page.getByRole('heading', { name: 'No comments found' }).waitFor();
    await page.getByText('Try adjusting your filters or search terms.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await untilShown(page, NEWEST.slice(0, 10));
    expect(await search.inputValue()).toBe('');

    const [rating, status, sort] = ['Rating', 'Status', 'Sort by'].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    expect(await rating?.locator('option').allInnerTexts()).toEqual([
      'All ratings',
      '5 stars',
      '4 stars',
      '3 stars',
      '2 stars',
      '1 star',
    ]);
    expect(await status?.locator('option').allInnerTexts()).toEqual(['All statuses', 'Approved', 'Pending', 'Flagged']);
    expect(await sort?.locator('option').allInnerTexts()).toEqual([
      'Newest',
      'Oldest',
      'Highest rating',
      'Lowest rating',
      'Most helpful',
    ]);
    for (const [chosen, found] of [
      ['5 stars', ['Ann']],
      ['3 stars', ['Cleo']],
      ['1 star', ['Ben']],
    ] as const) {
      await rating?.selectOption(chosen);
      await untilShown(page, found);
    }
    await rating?.selectOption('2 stars');
    await page.getByRole('heading', { name: 'No comments found' }).waitFor();
    await rating?.selectOption('All ratings');
    await status?.selectOption('Approved');
    await untilShown(page, ['Ann']);
    await status?.selectOption('Flagged');
    await untilShown(page, ['Ben']);
    await status?.selectOption('Pending');
    await untilShown(
      page,
      NEWEST.filter((name) => !['Ann', 'Ben'].includes(name)),
    );
    await status?.selectOption('All statuses');

    await sort?.selectOption('Oldest');
    await untilShown(page, NEWEST.toReversed().slice(0, 10));
    await sort?.selectOption('Highest rating');
    await until('the best first', async () => (await namesShown(page))[0] === 'Ann');
    await sort?.selectOption('Lowest rating');
    await until('the worst first', async () => (await namesShown(page)).slice(0, 2).join() === 'Ben,Cleo');
    const voter = new Visitor(system().url);
    const [{ id } = { id: '' }] = await system().database.rows<{ id: string }>(
      "SELECT id FROM identity.reviews WHERE customer_name = 'Guest 3'",
    );
    // The first answer gives the cookie, and the second vote counts.
    for (const helpful of [0, 1])
      expect(
        (await voter.call(`/api/reviews/${id}/vote`, { method: 'POST', json: { vote: 'helpful' } })).json,
      ).toMatchObject({ helpful });
    await sort?.selectOption('Most helpful');
    await until('the most helpful first', async () => (await namesShown(page))[0] === 'Guest 3');

    await page.goto(`${system().url}/feedback?search=harbor&rating=1&status=flagged&sort=oldest`);
    await untilShown(page, ['Ben']);
    expect(await search.inputValue()).toBe('harbor');
  });

  test('counts one vote of a visitor, which can be changed and taken back', async () => {
    const page = await openFeedback(windows, system().url, { query: '?search=cleo' });
    const button = (word: 'Helpful' | 'Not helpful', count: number, pressed: boolean, on: Page = page) =>
      reviewOf(on, 'Cleo').getByRole('button', { name: `${word} ${count}`, exact: true, pressed });
    await button('Helpful', 0, false).click();
    await button('Helpful', 1, true).waitFor();
    await page.reload();
    await button('Helpful', 1, true).waitFor();
    await button('Not helpful', 0, false).click();
    await button('Not helpful', 1, true).waitFor();
    await button('Helpful', 0, false).waitFor();

    const other = await openFeedback(windows, system().url, { query: '?search=cleo' });
    await button('Not helpful', 1, false, other).click();
    await button('Not helpful', 2, true, other).waitFor();
    await button('Not helpful', 1, true).click();
    // The other's is still there.
    await button('Not helpful', 1, false).waitFor();
  });

  test('is read to staff as well, who set a status in it', async () => {
    const page = await signInAsAdmin(
      await windows.open(`${system().url}/admin`, { viewport: DESKTOP, expected: REFUSED }),
    );
    await page.goto(`${system().url}/feedback?search=cleo`);
    const status = page.getByLabel('Status of the review by Cleo');
    await status.waitFor();
    expect(await status.locator('option').allInnerTexts()).toEqual(['Approve', 'Pending', 'Flag']);
    await status.selectOption('Approve');
    await toldBy(page, 'Status updated');
    await reviewOf(page, 'Cleo').getByText('Approved', { exact: true }).waitFor();
    await status.selectOption('Pending');
    await reviewOf(page, 'Cleo').getByText('Pending', { exact: true }).first().waitFor();
  });

  test('loses what staff flags, until staff publishes it', async () => {
    const page = await signInAsAdmin(
      await windows.open(`${system().url}/admin`, { viewport: DESKTOP, expected: REFUSED }),
    );
    await page.goto(`${system().url}/feedback?search=cleo`);
    await page.getByLabel('Status of the review by Cleo').selectOption('Flag');
    await toldBy(page, 'Status updated');
    const guest = await openFeedback(windows, system().url, { query: '?search=cleo' });
    await guest.getByRole('heading', { name: 'No comments found' }).waitFor();
    const desk = await openReviewsTab(windows, system().url);
    await desk.getByRole('button', { name: 'Publish the review by Cleo' }).click();
    await toldBy(desk, 'Feedback published', 'Now visible on public feedback page');
    await guest.reload();
    await untilShown(guest, ['Cleo']);
  });

  test('says that it loads, and what could not be read, counted or changed', async () => {
    const page = await signInAsAdmin(
      await windows.open(`${system().url}/admin`, { viewport: PHONE, worker: false, expected: [...REFUSED, /503/] }),
    );
    let works = await failing(page, '**/api/reviews');
    await page.goto(`${system().url}/feedback`);
    await page.getByText('Reviews cannot be read right now.').waitFor();
    await works();
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilShown(page, NEWEST.slice(0, 10));
    const letGo = await held(page, '**/api/reviews');
    await page.reload();
    await page.getByText('Loading reviews...').waitFor();
    await letGo();
    await untilShown(page, NEWEST.slice(0, 10));
    works = await failing(page, '**/api/reviews/*/vote', 'POST');
    await reviewOf(page, 'Guest 9').getByRole('button', { name: 'Helpful 0', exact: true }).click();
    await toldBy(page, 'Vote not counted', 'Please try again in a moment.');
    await reviewOf(page, 'Guest 9').getByRole('button', { name: 'Helpful 0', exact: true, pressed: false }).waitFor();
    await works();
    works = await failing(page, '**/api/admin/feedback/*/status', 'POST');
    const status = page.getByLabel('Status of the review by Guest 9');
    await status.selectOption('Flag');
    await toldBy(page, 'Status not updated', 'Please try again in a moment.');
    await until('the status it had', async () => (await status.inputValue()) === 'pending');
    await works();
  });

  test('says what staff took away, and why', async () => {
    const id = await writeReview(system(), { customerName: 'Spammer', comment: 'Buy watches.' });
    await publish(staff, id);
    const before = await system().database.count('identity.review_removals', "reason = 'spam'");
    const page = await openReviewsTab(windows, system().url);
    await page.getByRole('button', { name: 'Unpublish the review by Spammer' }).click();
    const question = page.getByRole('dialog', { name: 'Unpublish this feedback?' });
    await question.getByText('It leaves the public feedback page and can be published again.').waitFor();
    expect(await question.getByLabel('Reason').locator('option').allInnerTexts()).toEqual([
      'Choose a reason',
      'Spam',
      'Insults somebody',
      'Not about a restaurant',
      'Tells somebody’s personal data',
      'Sent twice',
      'Another reason',
    ]);
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await toldBy(page, 'Missing fields', 'Please choose a reason');
    await question.getByLabel('Reason').selectOption('Spam');
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await toldBy(page, 'Feedback unpublished', 'Removed from public feedback page');
    const reader = await openFeedback(windows, system().url, { query: '?search=spammer' });
    await reader.getByRole('heading', { name: 'No comments found' }).waitFor();
    await reader
      .getByText(new RegExp(`taken away by our staff: .*\\b${before + 1} as spam.*A low rating is never a reason\\.`))
      .waitFor();

    await page.getByRole('button', { name: 'Delete the review by Spammer' }).click();
    const last = page.getByRole('dialog', { name: 'Delete this feedback?' });
    await last
      .getByText('This will permanently delete this customer feedback. This action cannot be undone.')
      .waitFor();
    await expectSound(page);
    await last.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete the review by Spammer' }).click();
    await last.getByLabel('Reason').selectOption('Spam');
    await last.getByRole('button', { name: 'Delete', exact: true }).click();
    await toldBy(page, 'Feedback deleted', 'Permanently removed from system');
    await rowWith(page, 'Spammer').waitFor({ state: 'detached' });
    expect(await system().database.count('identity.reviews', 'id = $1', [id])).toBe(0);
  });

  test.each(LAYOUTS)(
    'axe finds nothing on the page, in the form, nor in the staff’s tab, light and dark, on $kind',
    async ({ viewport, widths }) => {
      const page = await openFeedback(windows, system().url, { viewport, microphone: 'allowed' });
      await reviewOf(page, 'Guest 9').waitFor();
      await expectSoundAt(page, widths, expectSoundInBoth);
      await page.goto(`${system().url}/feedback?rating=2`);
      await page.getByRole('heading', { name: 'No comments found' }).waitFor();
      await expectSoundAt(page, widths, expectSoundInBoth);
      const form = await openForm(page);
      await expectSoundAt(page, widths, expectSoundInBoth);
      await record(form);
      await form.getByRole('button', { name: 'Submit Review' }).click();
      await form.getByText('Please fill in your name.').waitFor();
      await expectSoundAt(page, widths, expectSoundInBoth);

      const tab = await openReviewsTab(windows, system().url, viewport);
      await tab.getByText(/ in all$/).waitFor();
      await expectSoundAt(tab, widths, expectSoundInBoth);
      await tab.getByRole('button', { name: 'Ann', exact: true }).click();
      await tab.getByRole('dialog', { name: 'Review by Ann' }).waitFor();
      await expectSoundAt(tab, widths, expectSoundInBoth);
    },
  );
});

describe('the staff’s tab', () => {
  test('is empty at first, then filtered by the address; whoever may not moderate has none', async () => {
    await removeAll(staff);
    const page = await openReviewsTab(windows, system().url, PHONE);
    await page.getByRole('heading', { name: 'No customer feedback yet' }).waitFor();
    await page.getByText('Reviews that guests leave will stand here, to be approved, published or flagged.').waitFor();
    const guest = await openFeedback(windows, system().url, { viewport: PHONE });
    await guest.getByRole('heading', { name: 'No comments found' }).waitFor();
    for (const text of [
      'Try adjusting your filters or search terms.',
      'Nobody has left a review yet. Yours can be the first.',
    ])
      await guest.getByText(text).waitFor();
    for (const [label, value] of [
      ['Total Reviews', '0'],
      ['Average Rating', 'None yet'],
      ['Approved', '0'],
      ['Pending', '0'],
    ] as const)
      await untilStatisticsIs(guest, label, value);
    for (const name of ['Load More Comments', 'Clear filters'])
      expect(await guest.getByRole('button', { name }).count()).toBe(0);
    await writeReview(system(), { customerName: 'Dora', rating: 2, comment: 'Too salty.' });
    await publish(staff, await writeReview(system(), { customerName: 'Emil', rating: 5 }));
    await page.reload();
    await rowWith(page, 'Dora').waitFor();
    for (const [label, choices] of [
      ['Status', ['All statuses', 'Approved', 'Pending', 'Flagged']],
      ['Shown', ['Shown or not', 'Published', 'Not published']],
      ['Rating', ['All ratings', '1 star', '2 stars', '3 stars', '4 stars', '5 stars']],
      ['Sort', ['Newest first', 'Oldest first', 'Highest rating', 'Lowest rating', 'Most helpful']],
    ] as const)
      expect([label, await page.getByLabel(label, { exact: true }).locator('option').allInnerTexts()]).toEqual([
        label,
        choices,
      ]);
    for (const [label, choice] of [
      ['Shown', 'Published'],
      ['Rating', '5 stars'],
    ] as const) {
      const filter = page.getByLabel(label, { exact: true });
      await filter.selectOption(choice);
      await rowWith(page, 'Dora').waitFor({ state: 'detached' });
      await rowWith(page, 'Emil').getByText('Published', { exact: true }).waitFor();
      await filter.selectOption({ index: 0 });
      await rowWith(page, 'Dora').waitFor();
    }
    await page.getByLabel('Status', { exact: true }).selectOption('Flagged');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Sort', { exact: true }).selectOption('Lowest rating');
    await page.waitForURL(/sort=lowest/);
    await until('the worst first', async () =>
      (await page.locator('ul[aria-label="Comments & Reviews"] > li').first().innerText()).includes('Dora'),
    );
    await page.goto(`${system().url}/admin/dashboard?tab=reviews&search=salty`);
    await rowWith(page, 'Dora').waitFor();
    expect(await rowWith(page, 'Emil').count()).toBe(0);

    const who = { email: 'bill@example.com', password: 'quiet harbour lantern 7' };
    await staff.addEmployee({ ...who, firstName: 'Bill', lastName: 'Okoro', role: 'billing' });
    const other = await signInAs(
      await windows.open(`${system().url}/admin`, { viewport: DESKTOP, expected: REFUSED }),
      who,
    );
    expect(await other.getByRole('tab', { name: 'Comments & Reviews' }).count()).toBe(0);
    await other.goto(`${system().url}/feedback?search=emil`);
    await reviewOf(other, 'Emil').waitFor();
    expect(await other.getByRole('combobox', { name: /^Status of / }).count()).toBe(0);
  });

  test('says what failed, and changes nothing then', async () => {
    await publish(staff, await writeReview(system(), { customerName: 'Finn' }));
    await writeReview(system(), { customerName: 'Gus' });
    const page = await signInAsAdmin(
      await windows.open(`${system().url}/admin`, { viewport: DESKTOP, worker: false, expected: [...REFUSED, /503/] }),
    );
    await openTab(page, 'Comments & Reviews');
    await rowWith(page, 'Finn').getByText('Published', { exact: true }).waitFor();
    for (const method of ['POST', 'DELETE']) await failing(page, '**/api/admin/feedback/**', method);
    await page.getByLabel('Status of the review by Finn').selectOption('Flagged');
    await toldBy(page, 'Feedback not updated', 'Please try again');
    await page.getByRole('button', { name: 'Publish the review by Gus', exact: true }).click();
    await toldBy(page, 'Feedback not published', 'Please try again');
    for (const [button, title, toast] of [
      ['Unpublish', 'Unpublish this feedback?', 'Feedback not unpublished'],
      ['Delete', 'Delete this feedback?', 'Feedback not deleted'],
    ] as const) {
      await page.getByRole('button', { name: `${button} the review by Finn` }).click();
      const question = page.getByRole('dialog', { name: title });
      await question.getByLabel('Reason').selectOption('Spam');
      await question.getByRole('button', { name: button, exact: true }).click();
      await toldBy(page, toast, 'Please try again');
      await question.getByRole('button', { name: 'Cancel' }).click();
    }
    expect(await page.getByLabel('Status of the review by Finn').inputValue()).toBe('pending');
    await rowWith(page, 'Finn').getByText('Published', { exact: true }).waitFor();
    await rowWith(page, 'Gus').getByText('Not published', { exact: true }).waitFor();
  });
});
