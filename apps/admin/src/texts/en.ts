import type { RegistrationStatus, StaffRole } from '@chalkboard/contracts';
import { STAFF_SESSION } from '@chalkboard/contracts/limits';
import type { PlanId } from '@chalkboard/contracts/plans';
import { PLANS } from '@chalkboard/contracts/plans';
import { PRODUCT_NAME } from '@chalkboard/contracts/product';
import { analytics } from './analytics.en';
import { audit } from './audit.en';
import { businesses } from './businesses.en';
import { employees } from './employees.en';
import { inbox } from './inbox.en';
import { operations } from './operations.en';
import { payments } from './payments.en';
import { referrals } from './referrals.en';
import { reviews } from './reviews.en';
import { settings } from './settings.en';

const idleMinutes = STAFF_SESSION.idleMs / 60_000;

/** Every word of the staff's screens; a part of the dashboard has a file of its own. */
export const texts = {
  loading: 'Loading',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save changes',
  saving: 'Saving...',
  retry: 'Try again',
  readFailed: 'This could not be read just now.',
  failed: { title: 'That did not work', description: 'Nothing was changed. Please try again.' },
  none: 'None',
  notTold: 'Not told',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  download: {
    done: (name: string) => ({ title: 'Export finished', description: `${name} is in your downloads` }),
    failed: { title: 'Export failed', description: 'Please try again.' },
  },
  roles: { super_admin: 'Super admin', admin: 'Admin', support: 'Support', billing: 'Billing' } satisfies Record<
    StaffRole,
    string
  >,
  plans: { free: PLANS.free.name, pro: PLANS.pro.name, enterprise: PLANS.enterprise.name } satisfies Record<
    PlanId,
    string
  >,
  registration: {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    incomplete: 'Incomplete',
  } satisfies Record<RegistrationStatus, string>,
  list: {
    search: 'Search',
    searchHint: 'Press / to search',
    more: 'Load more',
    /** Names the frame in which a table scrolls, beside the part of the page with the same name. */
    table: (label: string) => `${label}, as a table`,
    sort: 'Sort',
    shown: (shown: number, total: number, isCapped: boolean) =>
      shown >= total && !isCapped
        ? `${total.toLocaleString('en-US')} in all`
        : `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}${isCapped ? '+' : ''}`,
    noMatch: { title: 'Nothing found', text: 'Try adjusting your filters or search terms.' },
    clear: 'Clear filters',
    keys: '↑ ↓ walk, Enter opens, / searches',
    keysWithChoice: '↑ ↓ walk, Enter opens, x selects, / searches',
    chooseAll: 'Select all that are shown',
    choose: (name: string) => `Select ${name}`,
    chosen: (count: number) => `${count.toLocaleString('en-US')} selected`,
    chooseNone: 'Clear selection',
    bulk: 'With those selected',
    /** The first names of several, and how many more there are. */
    names: (names: readonly string[]) =>
      names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', '),
    partly: (done: number, all: number) => `${done} of ${all} done`,
    partlyText: (failed: number, why: string) => `${failed === 1 ? 'One was' : `${failed} were`} not changed: ${why}`,
    views: {
      label: 'Views',
      all: 'All',
      save: 'Save view',
      saveTitle: 'Save this view',
      saveText: 'Search and filters as they are now, for you alone. The same name replaces the view that has it.',
      name: 'Name',
      send: 'Save view',
      sending: 'Saving...',
      missing: { title: 'Missing fields', description: 'Please give the view a name' },
      saved: (name: string) => ({ title: 'View saved', description: `${name} stands above the list` }),
      saveFailed: { title: 'View not saved', description: 'Please try again' },
      removeNamed: (name: string) => `Remove the view ${name}`,
      removed: { title: 'View removed' },
      removeFailed: { title: 'View not removed', description: 'Please try again' },
    },
    from: 'From',
    to: 'To',
  },
  password: { show: 'Show password', hide: 'Hide password' },
  frame: {
    home: `${PRODUCT_NAME}, dashboard`,
    navigation: 'Account',
    settings: 'Settings',
    logout: 'Logout',
    welcome: (name?: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  },
  login: {
    title: 'Admin sign-in',
    back: 'Back to Home',
    email: 'Email',
    password: 'Password',
    send: 'Sign In',
    sending: 'Signing in...',
    notice: { title: 'Secure Access', text: 'For the platform’s staff only. All activity here is logged.' },
    missing: { title: 'Missing fields', description: 'Please enter both email and password' },
    failed: { title: 'Login failed', description: 'Invalid credentials' },
    ended: {
      idle: `You were signed out, since nobody was here for ${idleMinutes} minutes. Sign in to go on where you were.`,
      over: 'Your session has ended. Sign in to go on where you were.',
    },
    code: {
      title: 'Confirm that it is you',
      text: 'Your account is protected by a second step. Open your authenticator app and type the code that it shows.',
      label: 'Code',
      hint: 'Six digits, or one of your recovery codes',
      send: 'Confirm',
      back: 'Use another account',
      missing: { title: 'Missing fields', description: 'Please enter the code of your authenticator app' },
      wrong: 'That code is not right. Please wait for the next one and try again.',
    },
  },
  dashboard: {
    title: 'Admin dashboard',
    tabsLabel: 'Parts of the dashboard',
    tabs: {
      businesses: 'Businesses',
      employees: 'Employees',
      referrals: 'Referral Program',
      reviews: 'Comments & Reviews',
      payments: 'Payments',
      analytics: 'Analytics',
      inbox: 'Inbox',
      operations: 'Operations',
      audit: 'Audit log',
    },
  },
  stats: {
    loading: 'Loading the figures',
    failed: 'The figures could not be read just now.',
    retry: 'Try again',
    businesses: 'Total Businesses',
    revenue: 'Monthly Revenue',
    revenueNote: 'Orders this month, neither rejected nor cancelled',
    pending: 'Pending Approvals',
    signups: 'New Signups This Month',
  },
  businesses,
  employees,
  referrals,
  reviews,
  payments,
  analytics,
  inbox,
  operations,
  audit,
  settings,
};
