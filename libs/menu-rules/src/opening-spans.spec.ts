import { merged, minuteOf, spansOn, stretchOf } from './opening-spans';

describe('a span of opening hours', () => {
  it('is counted in minutes from the midnight of its day', () => {
    expect(['00:00', '11:30', '24:00'].map(minuteOf)).toEqual([0, 690, 1440]);
    expect(stretchOf({ from: '11:00', to: '14:30' })).toEqual({ from: 660, to: 870 });
  });

  it('reaches into the next day when its end is not after its beginning', () => {
    expect(stretchOf({ from: '22:00', to: '02:00' })).toEqual({ from: 1320, to: 1560 });
    expect(stretchOf({ from: '11:00', to: '11:00' })).toEqual({ from: 660, to: 2100 });
    expect([stretchOf({ from: '08:00', to: '00:00' }), stretchOf({ from: '08:00', to: '24:00' })]).toEqual([
      { from: 480, to: 1440 },
      { from: 480, to: 1440 },
    ]);
  });

  it('is its weekday’s, unless its date differs from its week', () => {
    const hours = {
      weekly: [{ day: 4, from: '11:00', to: '22:00' }],
      exceptions: [
        { date: '2026-12-24', spans: [{ from: '11:00', to: '15:00' }] },
        { date: '2026-12-31', spans: [] },
      ],
    };
    const thursdays = ['2026-12-17', '2026-12-24', '2026-12-31'].map((date) =>
      spansOn(hours, date, 4).map(({ to }) => to),
    );
    expect(thursdays).toEqual([['22:00'], ['15:00'], []]);
    expect(spansOn(hours, '2026-12-18', 5)).toEqual([]);
  });

  it('is one with those that it touches', () => {
    const stretches = [
      { from: 30, to: 40 },
      { from: 0, to: 10 },
      { from: 10, to: 20 },
      { from: 12, to: 15 },
    ];
    expect(merged(stretches)).toEqual([
      { from: 0, to: 20 },
      { from: 30, to: 40 },
    ]);
  });
});
