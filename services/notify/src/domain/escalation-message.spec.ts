import { writeBackupEmail, writeBackupText, writeNoAnswerYet, writeReminder } from './escalation-message';

const ORDER = {
  orderNumber: 'K7F4M',
  restaurantName: 'Trattoria Lavagna',
  timeZone: 'America/New_York',
  language: 'en' as const,
  placedAt: '2026-03-01T02:05:00.000Z',
  escalatedAt: '2026-03-01T02:08:00.000Z',
  boardUrl: 'https://menus.example/board/x',
};

describe('when nobody answers an order', () => {
  it('the restaurant is told again, with the link', () => {
    expect(writeReminder(ORDER).split('\n')).toEqual([
      'Trattoria Lavagna: nobody has answered order K7F4M yet. It was placed at 9:05 PM.',
      'Answer here: https://menus.example/board/x',
      'Reply 1 accept, 2 +15 min, 3 reject',
      'Reply STOP to stop these messages',
    ]);
  });

  it('its other number and address are told, and why it is they', () => {
    expect(writeBackupText(ORDER)).toMatch(
      /order K7F4M, placed at 9:05 PM, is waiting and nobody answers\.\nAnswer here: https:.*\nReply 1 accept/,
    );
    const { subject, body } = writeBackupEmail(ORDER);
    expect(subject).toBe('Trattoria Lavagna: order K7F4M is waiting for an answer');
    for (const part of ['https://menus.example/board/x', 'gave this address']) expect(body).toContain(part);
  });

  it('says the day of an order of another day', () => {
    expect(writeReminder({ ...ORDER, escalatedAt: '2026-03-01T05:01:00.000Z' })).toContain(
      'placed at Feb 28, 2026, 9:05 PM.',
    );
  });

  it('the customer is told whom to call, and where to follow or cancel', () => {
    expect(
      writeNoAnswerYet({
        orderNumber: 'K7F4M',
        restaurantName: 'Trattoria Lavagna',
        language: 'en',
        restaurantPhone: '(415) 555-0132',
        trackingUrl: 'https://menus.example/order/y',
      }).split('\n'),
    ).toEqual([
      'Trattoria Lavagna has not answered your order K7F4M yet.',
      'Please call them: (415) 555-0132',
      'Follow or cancel it: https://menus.example/order/y',
      'Reply STOP to stop these messages',
    ]);
  });
});
