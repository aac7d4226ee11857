/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AudioPlayer, clockOf } from './audio-player';

const played: HTMLMediaElement[] = [];
beforeEach(() => {
  played.length = 0;
  HTMLMediaElement.prototype.play = async function () {
    played.push(this);
    this.dispatchEvent(new Event('play'));
  };
  HTMLMediaElement.prototype.pause = function () {
    this.dispatchEvent(new Event('pause'));
  };
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const sound = (container: HTMLElement) => container.querySelector('audio')!;

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [120, '2:00'],
  [-1, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => expect(clockOf(seconds)).toBe(shown));

test('nothing is fetched before somebody presses', async () => {
  const source = jest.fn(async () => '/voice');
  const { container } = render(<AudioPlayer label="Ann" seconds={12} source={source} />);
  expect([source.mock.calls.length, sound(container).hasAttribute('src')]).toEqual([0, false]);
  await press('Play: Ann');
  expect(new URL(sound(container).src).pathname).toBe('/voice');
  await press('Pause: Ann');
  await press('Play: Ann');
  expect(source).toHaveBeenCalledTimes(1);
});

test('arrow keys seek, and the place is told in words', async () => {
  const { container } = render(<AudioPlayer label="Ann" seconds={40} source="/voice" />);
  const position = screen.getByRole('slider', { name: 'Position: Ann' });
  await act(async () => fireEvent.keyDown(position, { key: 'ArrowRight' }));
  await act(async () => fireEvent.keyDown(position, { key: 'ArrowRight' }));
  expect([sound(container).currentTime, position.getAttribute('aria-valuetext')]).toEqual([10, '0:10 of 0:40']);
  await act(async () => fireEvent.keyDown(position, { key: 'Home' }));
  expect(sound(container).currentTime).toBe(0);
});

test('one that begins ends the other', async () => {
  render(
    <>
      <AudioPlayer label="Ann" seconds={12} source="/a" />
      <AudioPlayer label="Ben" seconds={12} source="/b" />
    </>,
  );
  await press('Play: Ann');
  await press('Play: Ben');
  expect(played).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Play: Ann' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pause: Ben' })).toBeTruthy();
});

test('what was asked for is waited for: it is fetched and played once, from where somebody has moved meanwhile', async () => {
  let come: (address: string) => void = () => undefined;
  const source = jest.fn(() => new Promise<string>((resolve) => (come = resolve)));
  const { container } = render(<AudioPlayer label="Ann" seconds={40} source={source} />);
  await press('Play: Ann');
  await press('Play: Ann');
  await act(async () =>
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Position: Ann' }), { key: 'ArrowRight' }),
  );
  await act(async () => come('/voice'));
  expect([source.mock.calls.length, played.length, sound(container).currentTime]).toEqual([1, 1, 5]);
});

test('nothing is heard of what comes after it was left', async () => {
  let come: (address: string) => void = () => undefined;
  const { container, unmount } = render(
    <AudioPlayer label="Ann" seconds={12} source={() => new Promise<string>((resolve) => (come = resolve))} />,
  );
  const left = sound(container);
  await press('Play: Ann');
  unmount();
  await act(async () => come('/voice'));
  expect([played.length, left.hasAttribute('src')]).toEqual([0, false]);
});

test('what cannot be had is said, and can be tried again', async () => {
  const source = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('/voice');
  render(<AudioPlayer label="Ann" seconds={12} source={source} />);
  await press('Play: Ann');
  expect(screen.getByRole('status').textContent).toBe('It cannot be played right now. Please try again.');
  await press('Play: Ann');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Pause: Ann' })).toBeTruthy();
});
