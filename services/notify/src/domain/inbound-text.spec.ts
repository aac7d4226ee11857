import { readInbound, saysOk } from './inbound-text';

describe('a text to our number', () => {
  it.each([
    ['1', 'accept'],
    [' 1. ', 'accept'],
    ['1️⃣', 'accept'],
    ['１', 'accept'],
    ['Accept', 'accept'],
    ['ok', 'accept'],
    ['2', 'accept_later'],
    ['2 +15 min', 'accept_later'],
    ['later please', 'accept_later'],
    ['3', 'reject'],
    ['No', 'reject'],
    ['reject', 'reject'],
  ])('%j means %s', (text, reply) => {
    expect(readInbound(text)).toEqual({ kind: 'reply', reply });
  });

  it.each(['1 K7F4M', 'k7f4m 1', '1 order K7F4M'])('%j names the order it is about', (text) => {
    expect(readInbound(text)).toEqual({ kind: 'reply', reply: 'accept', orderNumber: 'K7F4M' });
  });

  it.each(['no problem at all', '1 or 3?', 'which order', '', '4', 'constructor'])(
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
  ['sí', 'accept'],
  ['Oui, merci', 'accept'],
  ['ja bitte', 'accept'],
  ['accetto', 'accept'],
  ['más tarde', undefined],
  ['später', 'accept_later'],
  ['Nein danke', 'reject'],
  ['rifiuto', 'reject'],
])('%s answers an order as in English', (text, reply) => {
  expect(readInbound(`${text} K7F4M`)).toEqual(
    reply === undefined ? { kind: 'unknown' } : { kind: 'reply', reply, orderNumber: 'K7F4M' },
  );
});

test('the bare OK of a drill is told from an answer that says more', () => {
  expect(['OK', ' ok! ', 'Okay.', 'ok K7F4M', 'yes'].map(saysOk)).toEqual([true, true, true, false, false]);
});
