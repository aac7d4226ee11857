import { cloudStatus } from './printer';

describe('what a cloud printer says', () => {
  it.each(['200 OK', '200', 'OK', '201 Taken', '211 Paper low'])('"%s" means that it can print', (code) =>
    expect(cloudStatus(code).isGood).toBe(true),
  );
  it('that the paper is low is passed on all the same', () =>
    expect(cloudStatus('211').words).toBe('The paper is running low.'));
  it.each([
    ['410 Out of paper', 'paper'],
    ['420 Cover open', 'cover'],
    ['499', 'error'],
    ['520', 'fetch'],
    ['', 'error'],
    ['nonsense', 'error'],
  ])('"%s" means that it cannot now, and may later', (code, word) => {
    expect(cloudStatus(code)).toMatchObject({ isGood: false, isOurs: false, words: expect.stringContaining(word) });
  });
  it('that it does not understand the ticket, no later try mends', () =>
    expect(cloudStatus('511 Media decoding error')).toMatchObject({ isGood: false, isOurs: true }));
});
