import type { RegistrationStatus } from '@chalkboard/contracts';
import { RESPONSE_HOURS } from '@chalkboard/contracts/plans';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The owner's home at /business. */
export const home = {
  title: 'Your business',
  welcome: (name: string) => `Welcome, ${name}`,
  calm: 'Nothing needs your attention.',
  busy: (count: number) => plural(count, 'thing needs', 'things need') + ' your attention.',
  nothingYet: 'Your menu comes first; everything else follows from it.',
  loading: 'Loading your menus',
  attention: 'Needs attention',
  menus: {
    title: 'Menus',
    unclaimed: 'This menu is on this device only.',
    claim: (business: string) => `Add to ${business}`,
    claimed: { title: 'Menu added to your business' },
    upload: 'Upload a menu',
    empty: {
      title: 'No menu here yet',
      text: 'Photograph your paper menu. We read it in about a minute, and you check anything we are unsure of.',
    },
    failed: 'Some menus could not be loaded just now.',
    published: 'Published',
    draft: 'Not published',
    dishes: (count: number) => plural(count, 'dish', 'dishes'),
    today: 'Orders today',
    revenue: 'Revenue today',
    view: 'View',
    edit: 'Edit',
    orders: 'Orders',
    share: 'Share',
    named: (action: string, menu: string) => `${action}: ${menu}`,
  },
  needs: {
    unseen: {
      title: (count: number) => `${plural(count, 'order', 'orders')} nobody has seen`,
      action: 'Open the board',
    },
    undelivered: {
      title: (count: number) => `${plural(count, 'message', 'messages')} could not be delivered`,
      action: 'Look at the orders',
    },
    smsDown: { title: () => 'Text messages do not reach you', action: 'See why' },
    printerDown: {
      title: (count: number) => (count === 1 ? 'A printer does not print' : `${count} printers do not print`),
      action: 'See why',
    },
    uncertain: {
      title: (count: number) => `${plural(count, 'price or dish', 'prices or dishes')} to check`,
      action: 'Check them',
    },
    noPhone: { title: () => 'No phone number: orders reach you on the board only', action: 'Add a number' },
    unconfirmed: { title: () => 'Phone number not confirmed: it gets few messages a day', action: 'Confirm it' },
    notPublished: { title: () => 'Not published yet', action: 'Look at it, and publish' },
  },
  first: {
    title: 'Your first steps',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: ', done',
    menu: { title: 'Upload your menu', text: 'A photo or a PDF of the paper menu will do.', action: 'Upload a menu' },
    check: {
      title: 'Check what is in doubt',
      text: 'Dishes without a settled price cannot be ordered.',
      action: 'Check the menu',
    },
    phone: {
      title: 'Add your phone number',
      text: 'Orders come as text messages, besides the board.',
      action: 'Add a number',
    },
    publish: {
      title: 'Publish it',
      text: 'This confirms that you have checked it, and opens the directory.',
      action: 'Publish',
    },
    share: {
      title: 'Share it',
      text: 'A QR code for the tables, a link for everything else.',
      action: 'Share the menu',
    },
  },
  business: {
    title: 'Businesses',
    role: { owner: 'You are an owner', staff: 'You work here' },
    plan: (plan: string) => `${plan} plan`,
    trial: (date: string) => `Free trial until ${date}`,
    locations: (count: number) => plural(count, 'location', 'locations'),
    settings: 'Team and locations',
    closes: (date: string) => `Closed; will be deleted on ${date}`,
    none: {
      title: 'No business yet',
      text: 'Register it, and its menus and orders come together here.',
      action: 'Register your business',
    },
    status: {
      pending: {
        label: 'Under review',
        text: `We answer within ${RESPONSE_HOURS.registration} hours. You can upload your menu and take orders meanwhile.`,
      },
      approved: { label: 'Approved', text: '' },
      rejected: {
        label: 'Not accepted',
        text: 'Your menus take no orders and are not in the directory. Please write to us if you think this is wrong.',
      },
      incomplete: { label: 'Signup not complete', text: 'Something is still missing.' },
    } satisfies Record<RegistrationStatus, { label: string; text: string }>,
    contact: 'Contact us',
  },
};
