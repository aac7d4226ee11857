import { FixedClock } from '@chalkboard/service-kit/domain';
import { SignedTableKeys } from './signed-table-keys';

const table = { id: '5f1c9a54-9a5e-4a4e-8f0e-0c9d3d1f7a11', shareId: 'm', codeVersion: 3, seating: 7 };

describe('the secrets of a table', () => {
  const clock = new FixedClock(new Date('2026-03-06T18:00:00Z'));
  const keys = new SignedTableKeys('a key for tests, and for tests alone', clock);
  const until = new Date('2026-03-07T06:00:00Z');

  it('say the table, and the code and tab that they hold for', () => {
    expect(keys.readCode(keys.code(table))).toEqual({ tableId: table.id, codeVersion: 3 });
    expect(keys.readSeat(keys.seat(table, until))).toEqual({ tableId: table.id, codeVersion: 3, seating: 7 });
  });

  it('are short enough for a code that a phone reads at arm’s length', () => {
    expect(keys.code(table).length).toBeLessThanOrEqual(44);
  });

  it('are none when somebody made or changed them, or their time is over', () => {
    const code = keys.code(table);
    const changed = `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`;
    expect([keys.readCode(changed), keys.readCode('short'), keys.readSeat(code)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(new SignedTableKeys('another key for tests, as long as the one', clock).readCode(code)).toBeUndefined();
    expect(keys.readSeat(keys.seat(table, new Date('2026-03-06T17:00:00Z')))).toBeUndefined();
  });

  it('lie where no server reads them', () => {
    expect(keys.pathOf(table)).toBe(`/menu/m#table=${keys.code(table)}`);
  });
});
