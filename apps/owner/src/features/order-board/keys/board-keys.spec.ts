/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { boardKeyOf, ticketAt } from './board-keys';

const pressed = (key: string, over: Partial<Parameters<typeof boardKeyOf>[0]> = {}) =>
  boardKeyOf({ key, altKey: false, ctrlKey: false, metaKey: false, target: document.body, ...over });

describe('a key on the board', () => {
  it.each([
    ['j', { kind: 'go', way: 'next' }],
    ['ArrowDown', { kind: 'go', way: 'down' }],
    ['2', { kind: 'chip', index: 1 }],
    ['r', { kind: 'move', moves: ['ready', 'dispatch'] }],
    ['R', { kind: 'move', moves: ['ready', 'dispatch'] }],
    ['x', { kind: 'move', moves: ['reject', 'cancel'] }],
    ['?', { kind: 'help' }],
  ])('%s does %j', (key, does) => expect(pressed(key)).toEqual(does));

  it.each(['q', '5', 'Enter', 'Tab', ' '])('%s is left to the browser', (key) => expect(pressed(key)).toBeUndefined());

  it('does nothing together with Ctrl, Alt or the command key', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
      expect(pressed('1', { [held]: true })).toBeUndefined();
  });

  it.each(['<input id="at">', '<textarea id="at"></textarea>', '<div role="dialog"><button id="at"></button></div>'])(
    'does nothing in %s',
    (markup) => {
      document.body.innerHTML = markup;
      expect(pressed('1', { target: document.getElementById('at') })).toBeUndefined();
    },
  );
});

/** Three tickets in a row, two below. */
const PLACES = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0 },
  { left: 0, top: 80 },
  { left: 100, top: 95 },
];

describe('going from ticket to ticket', () => {
  it.each([
    [-1, 'down', 0],
    [0, 'next', 1],
    [0, 'previous', undefined],
    [4, 'next', undefined],
    [0, 'right', 1],
    [1, 'left', 0],
    [2, 'right', undefined],
    [1, 'down', 4],
    [2, 'down', 4],
    [4, 'up', 1],
    [4, 'left', 3],
  ] as const)('from %i %s it is %s', (from, way, to) => expect(ticketAt(PLACES, from, way)).toBe(to));

  it('leads nowhere on an empty board', () => expect(ticketAt([], -1, 'next')).toBeUndefined());
});
