/**
 * Archives of a business: what one holds, and how much of one is taken. No parser here, so that screens can read it
 * too.
 */
export const ARCHIVE = {
  format: 'chalkboard-archive',
  menuFormat: 'chalkboard-menu',
  /** Of both; one that changes what a file means is another number. */
  version: 1,
  /** The file that says what is in it. */
  contents: 'archive.json',
  /** Of each menu, in its folder. */
  menu: 'menu.json',
  ordering: 'ordering.json',
  /** Folder of all pictures, each once; `pictureLetters` of its hash end its name: `margherita-0f3a….webp`. */
  pictures: 'pictures',
  pictureLetters: 16,
  /** An archive that is taken must be smaller than this (bytes). */
  maxBytes: 64 * 1024 * 1024,
  /** And hold no more than this, unpacked (bytes). */
  maxUnpackedBytes: 192 * 1024 * 1024,
  /** What is packed tighter than this is no archive of ours. */
  maxRatio: 200,
  /** Below this a file may be packed as tight as it likes (bytes). */
  freeOfRatioBytes: 256 * 1024,
  maxEntries: 5000,
  maxMenus: 100,
  /** Of one file with data (bytes). */
  maxDataBytes: 4 * 1024 * 1024,
  /** Of all files with data that are read together (bytes). */
  maxAllDataBytes: 16 * 1024 * 1024,
  /** Pictures that are taken in one go: each is made anew, which takes a second or two. */
  maxPictures: 250,
  /** Menus that one business takes from archives in a day. */
  importsADay: 100,
  mimeTypes: ['application/zip'],
  /** For `<input accept>`. */
  accept: '.zip,application/zip',
} as const;
