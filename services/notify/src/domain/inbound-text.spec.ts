import { readInbound, saysOk } from './inbound-text';
const ACCEPT = { answer: 'accept', moreMinutes: 0 };
const LATER = { answer: 'accept', moreMinutes: 15 };
const REJECT = { answer: 'reject', moreMinutes: 0 };

describe('a text to our number', () => {
  it.each([
    ['1', ACCEPT],
    [' 1. ', ACCEPT],
    ['1️⃣', ACCEPT],
    ['１', ACCEPT],
    ['Accept', ACCEPT],
    ['ok', ACCEPT],
    ['2', LATER],
    ['2 +15 min', LATER],
    ['later please', LATER],
    ['2 40', { answer: 'accept', moreMinutes: 40 }],
    ['+5', { answer: 'accept', moreMinutes: 5 }],
    ['2 +30 min', { answer: 'accept', moreMinutes: 30 }],
    ['later, 120 minutes', { answer: 'accept', moreMinutes: 120 }],
    ['später 20min', { answer: 'accept', moreMinutes: 20 }],
    ['3', REJECT],
    ['No', REJECT],
    ['reject', REJECT],
  ])('%j means %o', (text, reply) => {
    expect(readInbound(text)).toEqual({ kind: 'reply', reply });
  });

  it.each(['1 K7F4M', 'k7f4m 1', '1 order K7F4M'])('%j names the order it is about', (text) => {
    expect(readInbound(text)).toEqual({ kind: 'reply', reply: ACCEPT, orderNumber: 'K7F4M' });
  });

  it('says minutes and the number of the order in any order', () => {
    for (const text of ['2 K7F4M 40', '2 40 K7F4M', 'K7F4M +40'])
      expect(readInbound(text)).toEqual({
        kind: 'reply',
        reply: { answer: 'accept', moreMinutes: 40 },
        orderNumber: 'K7F4M',
      });
  });

  it.each(['no problem at all', '1 or 3?', 'which order', '', '4', 'constructor', '2 121', '2 20 30', '3 +20', '40'])(
    '%j is no answer to an order',
    (text) => {
      expect(readInbound(text)).toEqual({ kind: 'unknown' });
    },
  );

  it.each(['STOP', 'stop.', 'Unsubscribe', 'QUIT', 'stop all', 'Cancel'])('%j ends the messages', (text) => {
    expect(readInbound(text)).toEqual({ kind: 'stop' });
  });

  it('begins them again by START, and by YES, which is else an answer to an order', () => {
    expect([readInbound('start'), readInbound('Yes!')]).toEqual([
      { kind: 'start', orYes: false },
      { kind: 'start', orYes: true },
    ]);
  });

  it('does not take a sentence with such a word in it for one', () => {
    expect(readInbound('please stop by at eight')).toEqual({ kind: 'unknown' });
    expect(readInbound('Info')).toEqual({ kind: 'help' });
  });
});

test.each([
  ['sí', ACCEPT],
  ['Oui, merci', ACCEPT],
  ['ja bitte', ACCEPT],
  ['accetto', ACCEPT],
  ['más tarde', undefined],
  ['später', LATER],
  ['Nein danke', REJECT],
  ['rifiuto', REJECT],
])('%s answers an order as in English', (text, reply) => {
  expect(readInbound(`${text} K7F4M`)).toEqual(
    reply === undefined ? { kind: 'unknown' } : { kind: 'reply', reply, orderNumber: 'K7F4M' },
  );
});

test('the bare OK of a drill is told from an answer that says more', () => {
  expect(['OK', ' ok! ', 'Okay.', 'ok K7F4M', 'yes'].map(saysOk)).toEqual([true, true, true, false, false]);
});
