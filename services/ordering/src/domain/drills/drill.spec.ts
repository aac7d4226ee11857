import { drillStep, stateWhenHeard, type Drill } from './drill';

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const MESSAGE = { id: 'm1', channel: 'sms', state: 'sent', at: at('09:31').toISOString() } as const;

const drill = (more: Partial<Drill> = {}): Drill => ({
  id: 'd1',
  shareId: 'demo',
  day: '2026-11-23',
  startedAt: at('09:30'),
  opensAt: at('10:00'),
  state: 'asked',
  heardBy: null,
  heardAt: null,
  messages: [MESSAGE],
  callAt: null,
  endAt: at('10:00'),
  ...more,
});

describe('a drill at its deadline', () => {
  it('pauses ordering when it went out and nobody answered', () => {
    expect(drillStep(drill(), at('10:00'))).toEqual({ kind: 'pause' });
    const failed = { ...MESSAGE, state: 'failed', reason: 'The printer is out of paper.' } as const;
    expect(drillStep(drill({ messages: [failed] }), at('10:00'))).toEqual({ kind: 'pause' });
  });

  it('pauses nothing when it went out on no channel', () => {
    expect(drillStep(drill({ messages: [] }), at('10:00'))).toEqual({ kind: 'nothing-sent' });
  });

  it('does nothing when somebody was heard', () => {
    expect(drillStep(drill({ heardAt: at('09:40') }), at('10:00'))).toEqual({ kind: 'heard' });
    expect(drillStep(drill({ heardAt: at('09:40'), callAt: at('09:45') }), at('09:45'))).toEqual({ kind: 'heard' });
  });

  it('calls half way when nobody was', () => {
    expect(drillStep(drill({ callAt: at('09:45') }), at('09:45'))).toEqual({ kind: 'call' });
  });

  it('waits once for answers that an outage held up', () => {
    expect(drillStep(drill(), at('10:30'))).toEqual({ kind: 'wait', until: at('10:32') });
    expect(drillStep(drill({ endAt: at('10:32') }), at('10:32'))).toEqual({ kind: 'pause' });
  });
});

test('an answer in time and a late one are told apart', () => {
  expect([stateWhenHeard('asked'), stateWhenHeard('unheard'), stateWhenHeard('not_sent')]).toEqual([
    'heard',
    'late',
    'not_sent',
  ]);
});
