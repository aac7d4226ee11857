import { hasFields, parseJson, textsIn } from './stored-json';

test('what is no JSON is nothing', () => {
  expect([parseJson('{"a":1}'), parseJson('{"a"'), parseJson(''), parseJson(null)]).toEqual([
    { a: 1 },
    undefined,
    undefined,
    undefined,
  ]);
});

test('an object and a list have fields, a text and null have none', () => {
  expect([hasFields({}), hasFields([]), hasFields('a'), hasFields(null), hasFields(undefined)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a list is read without what is no text', () => {
  expect([textsIn(['a', 1, null, 'b']), textsIn({ 0: 'a' }), textsIn(undefined)]).toEqual([['a', 'b'], [], []]);
});
