import { PRODUCT_NAME, UPLOAD, type POS_SYSTEMS } from '@chalkboard/contracts';
import { account } from './account.en';
import { allergenChart } from './allergen-chart.en';
import { board } from './board.en';
import { channels } from './channels.en';
import { choices } from './choices.en';
import { deliveryZones } from './delivery-zones.en';
import { deviceMenus } from './device-menus.en';
import { drills } from './drills.en';
import { home } from './home.en';
import { hours } from './hours.en';
import { house } from './house.en';
import { locations } from './locations.en';
import { look } from './look.en';
import { payment } from './payment.en';
import { photos } from './photos.en';
import { plan } from './plan.en';
import { prepare } from './prepare.en';
import { price } from './price.en';
import { review } from './review.en';
import { rights } from './rights.en';
import { rules } from './rules.en';
import { share } from './share.en';
import { signIn } from './sign-in.en';
import { signup } from './signup.en';
import { stock } from './stock.en';
import { tables } from './tables.en';
import { taxes } from './taxes.en';
import { tidy } from './tidy.en';
import { times } from './times.en';
import { translate } from './translate.en';
import { update } from './update.en';
import { wizard } from './wizard.en';

const currencies = new Intl.DisplayNames('en', { type: 'currency' });
const megabytes = UPLOAD.maxBytes / 1024 / 1024;

/** Every word of the owner's screens. */
export const texts = {
  frame: { home: `${PRODUCT_NAME}, home`, navigation: 'Your pages', business: 'Business', account: 'Account' },
  account,
  plan,
  home,
  deviceMenus,
  signIn,
  signup,
  board,
  drills,
  stock,
  house,
  review,
  allergenChart,
  rules,
  locations,
  tables,
  payment,
  taxes,
  choices,
  deliveryZones,
  times,
  tidy,
  rights,
  photos,
  prepare,
  price,
  update,
  look,
  wizard,
  upload: {
    drop: 'Drop your menu here',
    photograph: 'Photograph your menu',
    letGo: 'Drop it, and we take a look',
    formats: `JPG, PNG or PDF, under ${megabytes} MB. Several pages? Choose them together.`,
    choose: 'Choose a file',
    takePhoto: 'Take a photo',
    files: 'Menu files',
    camera: 'Photo of a menu page',
    progress: 'Progress of your menu',
    lineLost: 'The connection was lost; your menu is still being read. Trying again...',
    page: (number: number, total: number) => `Page ${number} of ${total}`,
    goesOn: 'You can leave this page open; it goes on by itself.',
    stageDone: ', done',
    cancel: 'Cancel',
    done: { title: 'Menu processed successfully!', description: 'Your digital menu is ready for preview.' },
    failed: { title: 'Processing failed', description: 'Failed to process menu file. Please try again.' },
    wrongType: { title: 'Invalid file type', description: 'Please upload a valid image (JPG, PNG) or PDF file.' },
    tooLarge: { title: 'File too large', description: `File size must be less than ${megabytes}MB.` },
    seePlans: 'See the plans',
    tooMany: {
      title: 'Too many files',
      description: `A menu can have up to ${UPLOAD.maxFiles} pages. Please choose fewer files.`,
    },
  },
  live: {
    title: 'Your menu, as it is read',
    picture: (page: number) => `Page ${page} of your menu`,
    page: (number: number, total: number) => `Page ${number} of ${total}`,
    lines: (read: number, found: number) => (read >= found ? `${found} lines read` : `${read} of ${found} lines read`),
    dishes: 'Dishes found so far',
    none: 'Dishes appear here',
    count: (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'} so far`,
    preliminary: 'A first look. The finished menu may differ.',
  },
  leave: {
    confirm: { title: 'Leave without saving?', text: 'Your last changes here are not saved yet.', action: 'Leave' },
    stay: 'Stay',
  },
  adjustedColours: {
    title: 'Your colours were adjusted',
    text: 'Where text in them could not be read, they are shown a little lighter or darker. The colours you chose are kept.',
  },
  published: { title: 'Your menu is published', description: 'This is what guests see. They can order from it now.' },
  preview: {
    back: 'Back to Upload',
    guide: 'Owner’s Guide',
    edit: 'Edit',
    review: review.title,
    publish: 'Publish',
    publishing: 'Publishing...',
    publishFailed: { title: 'Publish failed', description: 'The menu could not be published. Please try again.' },
    loading: 'Loading menu...',
    failed: {
      title: 'The menu could not be shown',
      text: 'It was read and is safe; only showing it failed.',
      retry: 'Try again',
    },
    categories: 'Categories',
    toCheck: (count: number) => `${count} ${count === 1 ? 'reading' : 'readings'} to check`,
    toCheckText: 'Marked dishes are shown to guests, and cannot be ordered until their price is settled.',
    check: (reason?: string) => `Please check${reason ? `: ${reason}` : ''}`,
    soldOut: 'Sold out',
  },
  share,
  edit: {
    hours,
    title: 'Edit Restaurant Information',
    loading: 'Loading menu...',
    notFound: {
      title: 'Menu Not Found',
      text: "The menu you're looking for doesn't exist or has been removed.",
      home: 'Back to Home',
    },
    backToMenu: 'Back to Menu',
    preview: 'Preview',
    review: review.title,
    cancel: 'Cancel',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: { title: 'Menu updated successfully!', description: 'Your restaurant information has been saved.' },
    savedBefore: { title: 'Saved', description: 'What you changed since then is still here, and not saved yet.' },
    failed: { title: 'Update failed', description: 'Failed to update menu. Please try again.' },
    noRight: {
      title: 'This device may not change this menu',
      text: 'It may be changed by the people of its restaurant, in the browser in which it was made, and by an edit link. Sign in, open it there, or ask for a link; nothing here was changed.',
      signIn: 'Sign in',
      signedIn: {
        title: 'You may not change this menu',
        text: 'It belongs to another restaurant, or to the browser in which it was made. Open it there, or ask for an edit link; nothing here was changed.',
      },
    },
    restaurant: {
      title: 'Restaurant',
      text: 'What guests see at the top of the menu.',
      name: 'Restaurant name',
      description: 'Description',
      address: 'Address',
      phone: 'Phone',
      phoneHint: 'Orders are sent to this number.',
      currency: 'Currency',
      currencyHint: 'Changing the currency does not change the numbers of your prices.',
      currencyName: (code: string) => `${currencies.of(code) ?? code} (${code})`,
      pos: 'POS system',
      posHint: 'Noted with your menu. Orders do not go into it: they come by your channels and the board.',
    },
    posSystems: {
      none: 'None',
      square: 'Square',
      toast: 'Toast',
      clover: 'Clover',
      lightspeed: 'Lightspeed',
      revel: 'Revel',
      other: 'Other',
    } satisfies Record<(typeof POS_SYSTEMS)[number], string>,
    payment: {
      title: 'Payment',
      text: 'Card means card at the door or at the counter; nothing is paid online.',
      cardPickup: 'Card for pickup',
      cashPickup: 'Cash for pickup',
      cardDelivery: 'Card for delivery',
      cashDelivery: 'Cash for delivery',
    },
    delivery: { title: 'Delivery', text: 'Pickup is always free.' },
    dietary: {
      title: 'Dietary options',
      text: 'Tick what your kitchen really offers.',
      vegetarian: 'Vegetarian options',
      vegan: 'Vegan options',
      glutenFree: 'Gluten-free options',
      halal: 'Halal options',
      kosher: 'Kosher options',
    },
    allergens: {
      title: 'Allergens',
      text: 'Guests are asked to confirm that they have read these.',
      common: 'Common allergens',
      note: 'Allergy note',
    },
    directory: {
      title: 'Restaurant directory',
      text: 'Guests look for a place to eat there, and open its menu.',
      listed: 'List this restaurant in the directory',
      listedHint: 'It shows there once the menu is published and the business approved.',
      needsAddress: 'Guests have to find you: it shows there once an address is given above.',
      cuisine: 'Cuisine',
      cuisineHint: 'Guests can filter by it.',
      told: 'Detected from the menu',
      website: 'Website',
      link: 'Open the directory',
    },
    channels,
    translate,
  },
};

export type Texts = typeof texts;
