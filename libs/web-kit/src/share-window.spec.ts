/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { NETWORKS, openShareWindow, shareAddress, WHATSAPP } from './share-window';

const shared = { page: 'https://menus.example/referral-program', text: 'Earn $100 & more' };

test.each(NETWORKS.map((network) => [network.name, network] as const))(
  '%s gets the page and the text, in a window of 600 by 400',
  (_, network) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    openShareWindow(network, shared);
    const [address, target, look] = open.mock.calls[0]!;
    const { origin, searchParams } = new URL(String(address));
    expect(origin).toBe(new URL(network.address).origin);
    expect(searchParams.get(network.page)).toBe(shared.page);
    expect(searchParams.get(network.text)).toBe(shared.text);
    expect([target, look]).toEqual(['_blank', 'noopener,noreferrer,width=600,height=400']);
    open.mockRestore();
  },
);

test('a message has the text, and the page behind it', () => {
  expect(new URL(shareAddress(WHATSAPP, shared)).searchParams.get('text')).toBe(
    'Earn $100 & more https://menus.example/referral-program',
  );
});
