import { unreadPrint } from './unread-print';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const ocean = box(436, 122, 275, 61);
const garden = box(743, 120, 324, 63);

test('the gap between two words of a heading is no print, nor is a speck within a letter', () => {
  expect(unreadPrint([box(711, 137, 49, 35)], [ocean, garden])).toEqual([]);
  expect(unreadPrint([box(743, 151, 10, 14)], [garden])).toEqual([]);
});

test('what is as high as the word beside it may be a word, and stays', () => {
  const word = box(711, 122, 30, 58);
  expect(unreadPrint([word], [ocean, garden])).toEqual([word]);
});

test('what stands apart from all words, or reaches below one, stays', () => {
  const [price, tail] = [box(1150, 140, 60, 30), box(743, 165, 40, 40)];
  expect(unreadPrint([price, tail], [ocean, garden])).toEqual([price, tail]);
});
