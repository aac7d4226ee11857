/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type HouseDetail, type Menu, type MenuReview } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useMenu } from '../menu/use-menu';
import { HouseCheck } from './house-check';

const LUCIA = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 1,
  status: 'extracted',
  language: 'en',
  restaurantName: 'Osteria Lucia',
  restaurantPhone: '(207) 555-0142',
  restaurantAddress: '218 Wharf Street, Portland, ME',
  currency: 'USD',
  timeZone: 'America/New_York',
  categories: [{ id: 'c', name: 'HOUSE', items: [] }],
};
const region = (y: number) => ({ page: 1, x: 0.1, y, width: 0.4, height: 0.02 });
const HOURS = 'Mon - Fri 11am - 9pm';
const READ = {
  house: { name: region(0.1), phone: region(0.2), hours: { text: HOURS, source: region(0.3) } },
} as MenuReview['reading'];
const PAPER = { keptUntil: '2100-01-01T00:00:00Z', pages: [{ page: 1, width: 1000, height: 1400, url: '/page-1' }] };

let fake: ReturnType<typeof fakeApi>;
let refused: { readonly status: number; readonly json?: unknown } | undefined;
const host = fakeHost();

function Page({ facts }: { readonly facts: Partial<MenuReview> }) {
  const { data: menu } = useMenu('abc');
  return menu ? <HouseCheck host={host} menu={menu} timeZones={['America/New_York']} {...facts} /> : null;
}

async function open(more: Partial<Menu> = {}, facts: Partial<MenuReview> = { reading: READ, source: PAPER }) {
  let menu: object = { ...LUCIA, ...more };
  fake = fakeApi({
    'GET /api/menu/abc': () => ({ json: menu }),
    'PUT /api/menu/abc': ({ body }) => {
      if (refused) return refused;
      const { settledDetails, ...changes } = body as Partial<Menu>;
      menu = {
        ...menu,
        ...changes,
        settledDetails: [...((menu as Menu).settledDetails ?? []), ...(settledDetails ?? [])],
      };
      return { json: menu };
    },
  });
  renderWithProviders([{ path: '/', element: <Page facts={facts} /> }]);
  await screen.findByRole('heading', { name: 'Is this you?' });
}
const saved = () => fake.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as Partial<Menu>);
/** Does something, and waits until it is saved. */
const done = async (what: () => void) => {
  await act(async () => what());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};
const press = (name: string) => done(() => fireEvent.click(screen.getByRole('button', { name })));
const row = (detail: HouseDetail) => within(document.querySelector<HTMLElement>(`[data-house-row="${detail}"]`)!);
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  fake.restore();
  refused = undefined;
});

describe('“Is this you?”', () => {
  it('is answered in one tap and one call where everything was read, and is one quiet line then', async () => {
    await open();
    for (const text of [
      'Osteria Lucia',
      '(207) 555-0142',
      '218 Wharf Street, Portland, ME',
      'Mon – Fri 11 AM – 9 PM',
      'US Dollar (USD)',
      'New York',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    await press('Yes, all of it');
    expect(saved()).toEqual([
      {
        openingHours: expect.objectContaining({ exceptions: [] }) as unknown,
        settledDetails: ['name', 'phone', 'address', 'hours', 'currency', 'timeZone'],
      },
    ]);
    expect(screen.getByText('Osteria Lucia · 218 Wharf Street, Portland, ME · (207) 555-0142')).toBeTruthy();
    expect(screen.queryByText('Yes, all of it')).toBeNull();
    await press('Change the details of your restaurant');
    expect(row('name').getByRole('button', { name: 'Change name' })).toBeTruthy();
  });

  it('shows each detail where it stands on the paper, and takes each by itself', async () => {
    await open();
    await press('Look closer');
    expect(
      screen.getAllByRole('button', { name: /on the paper$/ }).map((strip) => strip.getAttribute('aria-label')),
    ).toEqual(['Name on the paper', 'Phone on the paper', 'Opening hours on the paper']);
    await press('Right: Name');
    expect(saved()).toEqual([{ settledDetails: ['name'] }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Right: Phone' }));
    fireEvent.click(row('hours').getByText('Take these hours'));
    await waitFor(() =>
      expect(saved()[1]).toEqual({
        openingHours: { weekly: [1, 2, 3, 4, 5].map((day) => ({ day, from: '11:00', to: '21:00' })), exceptions: [] },
        settledDetails: ['hours'],
      }),
    );
  });

  it('shows no paper where it is deleted', async () => {
    await open({}, { reading: READ });
    await press('Look closer');
    expect(screen.queryByRole('button', { name: /on the paper$/ })).toBeNull();
  });

  it('changes a detail in its place; Enter saves, and Escape leaves it', async () => {
    await open();
    await press('Look closer');
    await press('Change phone');
    const field = screen.getByLabelText('Phone');
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByLabelText('Phone', { selector: 'input' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Right: Phone' }));
    await press('Change phone');
    write('Phone', ' (207) 555-0199 ');
    await done(() => fireEvent.submit(screen.getByLabelText('Phone').closest('form')!));
    expect(saved()).toEqual([{ restaurantPhone: '(207) 555-0199', settledDetails: ['phone'] }]);
    expect(row('phone').getByText('(207) 555-0199')).toBeTruthy();
  });

  it.each([
    ['My Restaurant', ''],
    ['House', 'House'],
  ])(
    'asks for a name at once where the menu is called “%s”, and accepts only the rest',
    async (restaurantName, begins) => {
      await open({ restaurantName });
      const field = screen.getByLabelText<HTMLInputElement>('Restaurant name');
      expect(field.value).toBe(begins);
      await press('Yes, the rest is right');
      expect(saved()[0]!.settledDetails).toEqual(['phone', 'address', 'hours', 'currency', 'timeZone']);
      write('Restaurant name', 'My Restaurant');
      expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
      write('Restaurant name', 'Osteria Lucia');
      await press('Save');
      expect(saved()[1]).toEqual({ restaurantName: 'Osteria Lucia', settledDetails: ['name'] });
      expect(screen.queryByLabelText('Restaurant name')).toBeNull();
    },
  );

  it('asks which of several clocks it is, with none chosen and the likeliest on top', async () => {
    await open({}, { timeZones: ['America/Chicago', 'America/Denver'] });
    await press('Look closer');
    const zones = within(row('timeZone').getByRole('group')).getAllByRole<HTMLInputElement>('radio');
    expect(zones.map(({ value, checked }) => [value, checked])).toEqual([
      ['America/Chicago', false],
      ['America/Denver', false],
    ]);
    await done(() => fireEvent.click(zones[1]!));
    expect(saved()).toEqual([{ timeZone: 'America/Denver', settledDetails: ['timeZone'] }]);
    expect(row('timeZone').getByText('Denver')).toBeTruthy();
  });

  it('takes the one clock that the address allows with the rest', async () => {
    await open({}, { timeZones: ['America/Chicago'] });
    await press('Yes, the rest is right');
    expect(saved()[0]).toMatchObject({ timeZone: 'America/Chicago' });
  });

  it('shows a currency that is not printed as a choice, and takes what is chosen with the rest in one tap', async () => {
    await open({ currencyAssumed: true });
    expect(screen.getByText('Guests see the prices, and cannot order until you confirm one.')).toBeTruthy();
    const choice = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'No currency is printed. Are your prices in this one?',
    });
    expect(choice.value).toBe('USD');
    fireEvent.change(choice, { target: { value: 'EUR' } });
    await press('Yes, all of it');
    expect(saved()).toEqual([
      expect.objectContaining({ currency: 'EUR', settledDetails: expect.arrayContaining(['currency']) as unknown }),
    ]);
  });

  it('takes a currency that is not printed by itself as well, as it was chosen before', async () => {
    await open({ currencyAssumed: true });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'EUR' } });
    await press('Look closer');
    expect((row('currency').getByRole('combobox') as HTMLSelectElement).value).toBe('EUR');
    await press('Confirm currency');
    expect(saved()).toEqual([{ currency: 'EUR', settledDetails: ['currency'] }]);
  });

  it('says what was not read; it can be written or passed over', async () => {
    await open({ restaurantPhone: undefined, restaurantAddress: undefined }, {});
    expect(screen.getByText('No address was read.')).toBeTruthy();
    await press('Yes, the rest is right');
    await press('We have none: Phone');
    await press('Write it: Address');
    write('Address', '1 Elm St, Chicago, IL');
    await press('Save');
    await press('At any time is right');
    expect(saved().slice(1)).toEqual([
      { settledDetails: ['phone'] },
      { restaurantAddress: '1 Elm St, Chicago, IL', settledDetails: ['address'] },
      { settledDetails: ['hours'] },
    ]);
  });

  it('leads to the hours of the restaurant’s form where the printed ones are unclear', async () => {
    await open(
      {},
      { reading: { house: { hours: { text: 'Mon-Fri 11-9 or so', source: region(0.3) } } } as MenuReview['reading'] },
    );
    await press('Look closer');
    expect(row('hours').getByText('On the paper: “Mon-Fri 11-9 or so”')).toBeTruthy();
    expect(row('hours').queryByText('Take these hours')).toBeNull();
    expect(row('hours').getByRole('link', { name: 'Set the hours' }).getAttribute('href')).toBe('/menu/abc/edit');
  });

  it('says why it could not be saved, and asks on', async () => {
    await open();
    refused = {
      status: 422,
      json: { title: 'Not saved', code: 'menu.too_long', detail: 'This menu has too much in it.' },
    };
    await press('Yes, all of it');
    expect(host.toasts.at(-1)).toMatchObject({ description: 'This menu has too much in it.', variant: 'destructive' });
    expect(screen.getByRole('button', { name: 'Yes, all of it' })).toHaveProperty('disabled', false);
  });
});
