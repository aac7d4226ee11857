import { UPLOAD } from '@chalkboard/contracts';
import { validateFiles } from './validate-files';

const file = (type: string, size = 10) => ({ type, size }) as File;

test.each(['image/jpeg', 'image/jpg', 'image/png', 'application/pdf'])('takes %s', (type) => {
  expect(validateFiles([file(type)])).toBeUndefined();
});

test('refuses another type, before it looks at the size', () => {
  expect(validateFiles([file('text/html', UPLOAD.maxBytes)])).toEqual({
    title: 'Invalid file type',
    description: 'Please upload a valid image (JPG, PNG) or PDF file.',
    variant: 'destructive',
  });
});

test('refuses 10 MB, and takes one byte less', () => {
  expect(validateFiles([file('image/png', UPLOAD.maxBytes)])).toMatchObject({
    title: 'File too large',
    description: 'File size must be less than 10MB.',
  });
  expect(validateFiles([file('image/png', UPLOAD.maxBytes - 1)])).toBeUndefined();
});

test('checks every page, and how many there are', () => {
  expect(validateFiles([file('image/png'), file('text/plain')])).toMatchObject({ title: 'Invalid file type' });
  expect(validateFiles(Array.from({ length: UPLOAD.maxFiles }, () => file('image/png')))).toBeUndefined();
  expect(validateFiles(Array.from({ length: UPLOAD.maxFiles + 1 }, () => file('image/png')))).toMatchObject({
    title: 'Too many files',
  });
});
