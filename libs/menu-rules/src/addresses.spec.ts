import * as pictures from '@chalkboard/contracts/api/menu/pictures.routes';
import * as sharing from '@chalkboard/contracts/api/menu/sharing.routes';
import { PRINTED_THINGS, SHARED_FILES } from '@chalkboard/contracts/http/share-choices';
import { logoAddress } from './logo';
import { photoAddress } from './photo';
import { printedPictureAddress, sharedFileAddress } from './shared-files';

/** Addresses of files stand in pages and documents, where no definition comes. */
const paths = Object.values({ ...pictures, ...sharing })
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`));

test.each([
  ...SHARED_FILES.map((file) => sharedFileAddress('abc', file)),
  ...PRINTED_THINGS.map((thing) => printedPictureAddress('abc', thing, { paper: 'a4', version: 3 })),
  logoAddress('4f'),
  photoAddress('4f', 640, 'avif'),
])('%s is the address of exactly one route', (address) => {
  expect(paths.filter((path) => path.test(address.split('?')[0]!))).toHaveLength(1);
});

test('every file that a menu is shared by has an address that pages know', () => {
  expect(
    Object.values(sharing)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(SHARED_FILES.map((file) => `/api/menu/:shareId/${file}`).toSorted());
});
