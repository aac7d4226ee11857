import { pageOf } from '../pages/page-list';
import { sentPicture } from './sent-picture';

const file = (name: string) =>
  pageOf(new File([''], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg' }));
const [front, pdf, back] = ['front.jpg', 'menu.pdf', 'back.jpg'].map(file) as [
  ReturnType<typeof file>,
  ReturnType<typeof file>,
  ReturnType<typeof file>,
];

test('each picture is a page', () => {
  expect([1, 2, 3].map((page) => sentPicture([front, back], page, undefined))).toEqual([front, back, undefined]);
});

test('around a PDF of several pages pictures are told from both ends', () => {
  expect([1, 2, 3, 4, 5].map((page) => sentPicture([front, pdf, back], page, 5))).toEqual([
    front,
    undefined,
    undefined,
    undefined,
    back,
  ]);
});

test('as long as nobody knows how many pages a PDF has, what is behind it is not guessed', () => {
  expect([1, 2, 3].map((page) => sentPicture([front, pdf, back], page, undefined))).toEqual([
    front,
    undefined,
    undefined,
  ]);
});

test('a PDF alone has no picture, and neither has what was sent before a reload', () => {
  expect([sentPicture([pdf], 1, 3), sentPicture([], 1, 3)]).toEqual([undefined, undefined]);
});
