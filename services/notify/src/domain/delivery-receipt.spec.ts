import { effectOf, type ReceiptState } from './delivery-receipt';

const SENT: ReceiptState = { status: 'sent', providerMessageId: 'SM1' };
const report = (receipt: 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed', providerMessageId = 'SM1') => ({
  receipt,
  providerMessageId,
});

describe('a report about a message', () => {
  it('that it is on its way is only recorded', () => {
    expect(effectOf(SENT, report('queued'))).toEqual({ settles: false });
    expect(effectOf({ ...SENT, receipt: 'queued' }, report('sent'))).toEqual({ settles: false });
  });

  it('that it arrived, or did not, is told', () => {
    expect(effectOf({ ...SENT, receipt: 'sent' }, report('delivered'))).toEqual({ settles: false, tells: 'delivered' });
    expect(effectOf({ ...SENT, receipt: 'sent' }, report('undelivered'))).toEqual({ settles: false, tells: 'failed' });
    expect(effectOf(SENT, report('failed'))).toEqual({ settles: false, tells: 'failed' });
  });

  it('changes nothing when it comes again, late, or after the end', () => {
    expect(effectOf({ ...SENT, receipt: 'sent' }, report('sent'))).toBeUndefined();
    expect(effectOf({ ...SENT, receipt: 'delivered' }, report('sent'))).toBeUndefined();
    expect(effectOf({ ...SENT, receipt: 'undelivered' }, report('delivered'))).toBeUndefined();
  });

  it('changes nothing when it is about another try than the one that counts', () => {
    expect(effectOf(SENT, report('failed', 'SM0'))).toBeUndefined();
  });

  it.each(['pending', 'sending', 'failed'] as const)(
    'proves that a message left of which we know only that it is %s',
    (status) => {
      expect(effectOf({ status }, report('queued'))).toEqual({ settles: true, tells: 'delivered' });
      expect(effectOf({ status }, report('undelivered'))).toEqual({ settles: true, tells: 'failed' });
    },
  );
});
