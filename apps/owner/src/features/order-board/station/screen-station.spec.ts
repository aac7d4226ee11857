import { boardOrder } from '../board.factory';
import { linesOfStation } from './screen-station';

const [base] = boardOrder().lines;
const line = (name: string, categoryId?: string) => ({
  ...base!,
  name,
  ...(categoryId !== undefined && { categoryId }),
});
const LINES = [line('Steak', 'grill'), line('Wine', 'drinks'), line('Old dish')];
const names = (station: readonly string[]) => {
  const { own, others } = linesOfStation(
    LINES,
    station.map((id) => ({ id, name: id })),
  );
  return [own.map(({ name }) => name), others.map(({ name }) => name)];
};

describe('a screen of the board', () => {
  it('is for everything until a station is chosen', () =>
    expect(names([])).toEqual([['Steak', 'Wine', 'Old dish'], []]));
  it('tells its own dishes from those of other stations, and none is left out', () =>
    expect(names(['grill'])).toEqual([['Steak', 'Old dish'], ['Wine']]));
  it('of categories that are gone shows what others make, and what nobody knows where to make', () =>
    expect(names(['gone'])).toEqual([['Old dish'], ['Steak', 'Wine']]));
});
