import { JSON_BODY_MAX_BYTES, LOGO, PHOTO, RECORDING, UPLOAD } from '@chalkboard/contracts';
import { answersWithin, bodyLimit, takesFiles } from './file-routes';

const MB = 1024 * 1024;

describe('What a body may weigh', () => {
  it.each([
    ['POST', '/api/upload-menu', UPLOAD.maxFiles * UPLOAD.maxBytes],
    ['POST', '/api/upload-menu?theme=slate', UPLOAD.maxFiles * UPLOAD.maxBytes],
    ['POST', '/api/menu/demo/updates', UPLOAD.maxFiles * UPLOAD.maxBytes],
    ['PUT', '/api/menu/demo/logo', LOGO.maxBytes],
    ['POST', '/api/menu/demo/photos', PHOTO.maxBytes],
    ['POST', '/api/reviews', RECORDING.maxBytes],
  ])('%s %s: its files and what a form puts around them', (method, url, files) => {
    expect(bodyLimit({ method, url })).toBe(files + MB);
  });

  it.each([
    ['POST', '/api/orders'],
    ['PUT', '/api/menu/demo'],
    ['GET', '/api/reviews'],
    ['PUT', '/api/menu/demo/photos'],
    ['POST', '/api/menu/demo/logo/more'],
    ['POST', '/api/reviews/1/votes'],
  ])('%s %s: no more than JSON', (method, url) => {
    expect(bodyLimit({ method, url })).toBe(JSON_BODY_MAX_BYTES);
  });
});

it('files are sent below these prefixes and no others', () => {
  expect(
    ['/api/upload-menu', '/api/menu-archives', '/api/menu', '/api/reviews', '/api/orders', '/api/notify'].filter(
      takesFiles,
    ),
  ).toEqual(['/api/upload-menu', '/api/menu-archives', '/api/menu', '/api/reviews']);
});

it('who waits for a whole reading or archive is given five minutes, and nobody else', () => {
  expect(answersWithin('/api/upload-menu', 30_000)).toBe(300_000);
  expect(answersWithin('/api/menu-archives', 30_000)).toBe(300_000);
  expect(answersWithin('/api/menu', 30_000)).toBe(30_000);
});
