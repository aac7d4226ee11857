import { namedChannels, toldBy } from './order-channels';

describe('the channels that a guest is told of', () => {
  const order = { channels: ['sms', 'print'] as const, carried: ['sms'] as const };
  const named = (messages: Parameters<typeof namedChannels>[1] = []) =>
    namedChannels({ channels: [...order.channels], carried: [...order.carried] }, messages);

  it('are those that will carry the order, and the board', () => expect(named()).toEqual(['sms', 'board']));

  it('are all of the menu for an order from before this was asked', () =>
    expect(namedChannels({ channels: ['sms', 'print'] })).toEqual(['sms', 'print', 'board']));

  it('are without one that has failed', () => expect(named([{ channel: 'sms', status: 'failed' }])).toEqual(['board']));

  it('are with one that came through all the same', () => {
    expect(named([{ channel: 'email', status: 'delivered' }])).toEqual(['sms', 'email', 'board']);
    expect(
      named([
        { channel: 'sms', status: 'failed' },
        { channel: 'sms', status: 'delivered' },
      ]),
    ).toEqual(['sms', 'board']);
  });
});

describe('what became of telling a restaurant', () => {
  const result = (order: Partial<Parameters<typeof toldBy>[0]>, messages?: Parameters<typeof toldBy>[1]) =>
    toldBy({ channels: ['sms', 'print'], carried: ['sms', 'print'], ...order }, messages).map(
      ({ channel, status }) => `${channel} ${status}`,
    );

  it('is on its way until something is known of it', () =>
    expect(result({})).toEqual(['sms under_way', 'print under_way']));

  it('is said of each channel, also where it failed', () => {
    expect(
      result({}, [
        { channel: 'sms', status: 'failed' },
        { channel: 'print', status: 'delivered' },
      ]),
    ).toEqual(['sms failed', 'print delivered']);
    expect(
      result({}, [
        { channel: 'sms', status: 'failed' },
        { channel: 'sms', status: 'delivered' },
      ]),
    ).toEqual(['sms delivered', 'print under_way']);
  });

  it('names what came through besides, such as the e-mail about a text that was held back', () => {
    expect(result({ channels: ['sms'], carried: [] }, [{ channel: 'email', status: 'delivered' }])).toEqual([
      'sms held_back',
      'email delivered',
    ]);
  });

  it('leaves a chat that opens on the customer’s device to the customer', () =>
    expect(result({ channels: ['whatsapp'], carried: ['whatsapp'] })).toEqual(['whatsapp by_customer']));
});
