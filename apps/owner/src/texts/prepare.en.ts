import { UPLOAD } from '@chalkboard/contracts';

/** The step between choosing files and sending them. */
export const prepare = {
  title: (pages: number) => (pages === 1 ? 'Your page' : `Your ${pages} pages`),
  lead: (pages: number) =>
    pages === 1
      ? 'Turn or crop it if you like, add the other pages of the same menu, then let us read.'
      : 'They are read in this order. Turn or crop them if you like, then let us read.',
  read: 'Read my menu',
  startOver: 'Start over',
  add: 'Add pages',
  moreFiles: 'More pages',
  takeAnother: 'Take another photo',
  full: `That is as many files as a menu can have: ${UPLOAD.maxFiles}.`,
  letGo: 'Let go to add these pages',
  pages: 'Pages, in the order in which they are read',
  page: (number: number) => `Page ${number}`,
  file: (number: number) => `PDF, from page ${number} on`,
  thumbnail: (number: number) => `Page ${number}, as it will be read`,
  size: (bytes: number) =>
    bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  pdf: 'A PDF is read as it is: there is nothing to turn or crop.',
  unseen: 'This browser cannot show the picture. It can be sent all the same.',
  looking: 'Looking at the picture...',
  good: 'Looks good to read',
  turn: 'Turn',
  crop: 'Crop',
  turnPage: (number: number) => `Turn page ${number}`,
  cropPage: (number: number) => `Crop page ${number}`,
  earlier: (number: number) => `Move page ${number} up`,
  later: (number: number) => `Move page ${number} down`,
  drag: 'Drag to another place',
  remove: (number: number) => `Remove page ${number}`,
  said: {
    turned: (number: number, degrees: number) => `Page ${number} is turned by ${degrees} degrees.`,
    moved: (number: number, total: number) => `It is now page ${number} of ${total}.`,
    removed: (left: number) => `Removed. ${left === 1 ? '1 page is' : `${left} pages are`} left.`,
  },
  warnings: {
    'no-text': {
      title: 'We see no text on this page.',
      advice: 'Move closer until the page fills the picture, hold the phone still and tap the text to focus.',
    },
    blurred: { title: 'This page looks blurred.', advice: 'Hold the phone still and tap the text to focus.' },
    glare: {
      title: 'Light reflects on the text.',
      advice: 'Tilt the page or step aside, so that the lamp is not mirrored, and switch the flash off.',
    },
    dark: {
      title: 'This page is dark.',
      advice: 'Go near a window or switch a lamp on, without your own shadow on the page.',
    },
    'small-text': {
      title: 'The text is very small.',
      advice: 'Move closer and take the page in two or three photos, or send the file it was printed from.',
    },
  },
  sendAnyway: 'You can send it as it is; then please check the prices with care.',
  cropping: {
    title: (number: number) => `Crop page ${number}`,
    text: 'Drag the corners so that only the menu is left.',
    keyboard: 'Keyboard: Tab to a corner and move it with the arrow keys; hold Shift for larger steps.',
    corners: {
      topLeft: 'Top left corner',
      topRight: 'Top right corner',
      bottomLeft: 'Bottom left corner',
      bottomRight: 'Bottom right corner',
    },
    part: 'What is kept; move it as it is',
    keeps: (width: number, height: number) => `Keeps ${width}% of the width and ${height}% of the height`,
    reset: 'Whole page',
    cancel: 'Cancel',
    done: 'Crop',
    failed: 'This picture could not be opened here.',
  },
};
