import { Turn } from './turn';

const TURN_MS = 10_000;

describe('a turn', () => {
  let visited: string[];
  let turn: Turn<string>;
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

  beforeEach(() => {
    jest.useFakeTimers();
    visited = [];
    turn = new Turn(TURN_MS, (name) => visited.push(name));
  });
  afterEach(() => jest.useRealTimers());

  it('visits each member once, some at a time', () => {
    for (const name of names(100)) turn.add(name);
    jest.advanceTimersByTime(TURN_MS / 10);
    expect(visited).toHaveLength(10);
    jest.advanceTimersByTime((TURN_MS * 9) / 10);
    expect(visited).toEqual(names(100));
    jest.advanceTimersByTime(TURN_MS);
    expect(visited).toEqual([...names(100), ...names(100)]);
  });

  it('visits one who is alone once a turn, not at each tick', () => {
    turn.add('alone');
    jest.advanceTimersByTime(3 * TURN_MS);
    expect(visited).toEqual(['alone', 'alone', 'alone']);
  });

  it('visits no one who has left, and has no timer when all have', () => {
    for (const name of names(4)) turn.add(name);
    turn.delete('1');
    jest.advanceTimersByTime(TURN_MS * 2);
    expect(visited.filter((name) => name === '1')).toEqual([]);
    expect(jest.getTimerCount()).toBe(1);
    for (const name of names(4)) turn.delete(name);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('visits nobody twice when it is hurried, however late its timer is', () => {
    for (const name of names(20)) turn.add(name);
    const late = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + TURN_MS / 5);
    turn.hurry(TURN_MS / 10);
    jest.advanceTimersByTime(250);
    late.mockRestore();
    expect(visited).toEqual(names(20));
  });

  it('visits all who are there within a shorter time when it is hurried, and goes on as before', () => {
    for (const name of names(100)) turn.add(name);
    turn.hurry(TURN_MS / 10);
    jest.advanceTimersByTime(TURN_MS / 10);
    expect(new Set(visited).size).toBe(100);
    jest.advanceTimersByTime(TURN_MS / 10);
    expect(visited.length).toBeGreaterThan(105);
    expect(visited.length).toBeLessThanOrEqual(110);
  });
});
