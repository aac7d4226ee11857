import { UPLOAD } from '@chalkboard/contracts/limits';

const megabytes = UPLOAD.maxBytes / 1024 / 1024;

/** The upload wizard at /business/upload. */
export const wizard = {
  title: 'Upload Your Menu',
  lead: 'Three steps to a digital menu in your own colours.',
  steps: { info: 'Restaurant info', theme: 'Theme', upload: 'Upload' },
  stepsLabel: 'Steps',
  stepOf: (number: number, total: number) => `Step ${number} of ${total}`,
  stepDone: ', done',
  next: 'Next',
  previous: 'Previous',
  info: {
    title: 'Tell us about your restaurant',
    text: 'What guests see at the top of your menu. You can change all of it later.',
    place: 'For which restaurant',
    name: 'Restaurant name',
    description: 'Description',
    address: 'Address',
    phone: 'Phone',
    phoneHint: 'Orders are sent to this number.',
  },
  theme: { title: 'Choose your theme', text: 'The look of your menu’s page. You can change it at any time.' },
  upload: {
    title: 'Add your paper menu',
    text: 'A photo or a PDF of the paper menu, as it is.',
    formats: `JPG, PNG or PDF, up to ${megabytes}MB. Several pages? Choose them together.`,
    read: 'Create my menu',
    as: (restaurant: string, theme: string) => `For ${restaurant}, in ${theme}`,
    noTheme: 'our own colours',
    withLogo: ', with your logo',
  },
  stages: {
    preparing: 'Preparing your file...',
    analyzing: 'AI analyzing your menu structure...',
    applying: 'Applying your custom theme...',
    finalizing: 'Finalizing your digital menu...',
  },
  done: { title: 'Menu processed successfully!', description: 'Your menu has been digitized with your custom theme.' },
  failed: { title: 'Upload failed', description: 'Please try again' },
  result: {
    title: 'Your digital menu is ready',
    text: (restaurant: string, dishes: number, sections: number) =>
      `${restaurant}: ${dishes} ${dishes === 1 ? 'dish' : 'dishes'} in ${sections} ${sections === 1 ? 'section' : 'sections'}.`,
    toCheck: (count: number) => `${count} ${count === 1 ? 'reading' : 'readings'} to check`,
    toCheckText: 'Marked dishes are shown to guests, and cannot be ordered until their price is settled.',
    review: 'Review menu',
    view: 'View Menu',
    edit: 'Edit Menu',
    another: 'Upload another menu',
    failed: {
      title: 'The menu could not be shown',
      text: 'It was read and is safe; only showing it failed.',
      retry: 'Try again',
    },
  },
};
