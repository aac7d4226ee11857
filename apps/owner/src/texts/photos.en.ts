import { PHOTO } from '@chalkboard/contracts/photo';

const megabytes = PHOTO.maxBytes / 1024 / 1024;
const dishes = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'}`;

/** The page where a menu gets its photographs. */
export const photos = {
  title: 'Photos',
  link: 'Photos',
  linkOf: (dish: string) => `Photos: ${dish}`,
  loading: 'Loading menu...',
  backToEdit: 'Back to Edit',
  view: 'View Menu',
  lead: 'Add photos where you have good ones. A menu without any looks just as finished.',
  formats: `JPG, PNG or WebP, smaller than ${megabytes}MB. Where and when a photo was taken is removed from it.`,
  file: (of: string) => `Photo file, ${of}`,
  cover: {
    title: 'Cover',
    of: 'cover',
    text: 'Wide, above your menu: the room, the kitchen, a table that is laid.',
    drop: 'Drop a photo here, or choose one',
    choose: 'Choose a photo',
    alt: 'Cover of your menu',
  },
  dishes: {
    title: 'Dishes',
    count: (photographed: number, all: number) =>
      photographed === 0 ? `${dishes(all)}, none with a photo` : `${photographed} of ${dishes(all)} with a photo`,
    search: 'Find a dish',
    none: (words: string) => `No dish is called “${words}”.`,
    alt: (dish: string) => `Photo of ${dish}`,
  },
  add: 'Add photo',
  replace: 'Replace',
  remove: 'Remove',
  restore: 'Put back',
  cut: 'From menu',
  named: (action: string, of: string) => `${action}: ${of}`,
  letGo: 'Let go to add',
  adding: 'Adding photo...',
  added: { title: 'Photo added', undo: 'Undo' },
  removed: { title: 'Photo removed', undo: 'Undo' },
  undone: { title: 'Photo put back' },
  wrongType: { title: 'Invalid file type', description: 'Please choose a JPG, PNG or WebP picture.' },
  tooLarge: { title: 'File too large', description: `A photo must be smaller than ${megabytes}MB.` },
  failed: { title: 'Photo not saved', description: 'Nothing was changed. Please try again.' },
  cutting: {
    title: 'From your menu',
    tap: (of: string) => `Tap the photo of ${of}.`,
    drag: (of: string) => `Put the frame around the photo of ${of}.`,
    page: (number: number, total: number) => `Page ${number} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
    region: (number: number) => `Photo ${number} on this page`,
    own: 'Choose another part',
    found: 'Show the photos found',
    done: 'Use this part',
    cancel: 'Cancel',
    opening: 'Opening the page...',
    failed: 'This page could not be opened. Please upload the photo itself.',
  },
};
