import { dishesByWords } from './dish-by-words';

const MENU = [
  'Salmon Roll',
  'Salmon Teriyaki',
  'Crème brûlée',
  'Fish & Chips',
  'Cola',
  'Cola Zero',
  'Lobster Rolls',
].map((name) => ({ name }));
const found = (words: string) => dishesByWords(MENU, words).map(({ name }) => name);

test('a dish that is called exactly so is meant, whatever others begin so', () => {
  expect(found('cola')).toEqual(['Cola']);
  expect(found('COLA ZERO!')).toEqual(['Cola Zero']);
});

test('some words of a name are enough where no other dish has them, in any order and without accents', () => {
  expect(found('teriyaki salmon')).toEqual(['Salmon Teriyaki']);
  expect(found('creme brulee')).toEqual(['Crème brûlée']);
  expect(found('chips')).toEqual(['Fish & Chips']);
});

test('several dishes are several, and none is none', () => {
  expect(found('salmon')).toEqual(['Salmon Roll', 'Salmon Teriyaki']);
  expect(found('pizza')).toEqual([]);
  expect(found('  !? ')).toEqual([]);
});

test('a beginning, a plural and a typing mistake are understood, and a short word must be right', () => {
  expect(found('teri')).toEqual(['Salmon Teriyaki']);
  expect(found('lobster roll')).toEqual(['Lobster Rolls']);
  expect(found('terryaki')).toEqual(['Salmon Teriyaki']);
  expect(found('samlon roll')).toEqual(['Salmon Roll']);
  expect(found('fist')).toEqual([]);
});
