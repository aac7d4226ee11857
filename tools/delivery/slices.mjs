/**
 * @typedef {object} DeliveredSlice what a team releases alone
 * @property {string} name
 * @property {'service' | 'remote'} kind a service is replaced where it runs; a remote is put into the release store
 * @property {string} project in the workspace
 * @property {string} folder
 * @property {boolean} migrates whether a job brings a schema up to date before it
 * @property {readonly string[]} stories files of `e2e/journeys` that show it
 */

/** Stories in which every slice has its part. */
const ALL = ['accessibility', 'before-scripts', 'closed-doors', 'links', 'one-trace', 'paper-to-order', 'remotes'];

/** @type {readonly DeliveredSlice[]} */
export const DELIVERED = [
  { name: 'edge', kind: 'service', project: '@chalkboard/edge', folder: 'apps/shell/server', migrates: false, stories: [...ALL, 'directory-page', 'menu-page'] },
  { name: 'storefront-server', kind: 'service', project: '@chalkboard/storefront-server', folder: 'apps/storefront/server', migrates: false, stories: [...ALL, 'directory-filters', 'directory-page', 'menu-page', 'two-languages'] },
  {
    name: 'menu',
    kind: 'service',
    project: '@chalkboard/menu',
    folder: 'services/menu',
    migrates: true,
    stories: [...ALL, 'after-publish', 'bad-input', 'confirm-house', 'conversion-quota', 'directory-filters', 'directory-page', 'edit-links', 'edit-menu', 'first-ten-minutes', 'live-reading', 'menu-photos', 'menu-themes', 'prepare-upload', 'review-menu', 'share-menu', 'two-languages', 'typed-prices', 'update-from-photo', 'upload-wizard'],
  },
  { name: 'ordering', kind: 'service', project: '@chalkboard/ordering', folder: 'services/ordering', migrates: true, stories: [...ALL, 'bad-input', 'cart-prices', 'checkout-rules', 'customer-privacy', 'held-back-orders', 'order-and-follow', 'order-board', 'order-times', 'typed-prices'] },
  { name: 'identity', kind: 'service', project: '@chalkboard/identity', folder: 'services/identity', migrates: true, stories: [...ALL, 'admin-businesses', 'admin-desk', 'admin-employees', 'admin-sign-in', 'bad-input', 'business-signup', 'customer-privacy', 'feedback-list', 'feedback-voice', 'owner-place', 'sign-in', 'write-to-us'] },
  { name: 'notify', kind: 'service', project: '@chalkboard/notify', folder: 'services/notify', migrates: true, stories: [...ALL, 'channels', 'customer-privacy', 'held-back-orders', 'order-and-follow', 'order-board', 'sign-in', 'write-to-us'] },
  {
    name: 'storefront',
    kind: 'remote',
    project: '@chalkboard/storefront',
    folder: 'apps/storefront',
    migrates: false,
    stories: [...ALL, 'cart-prices', 'checkout-rules', 'customer-privacy', 'directory-filters', 'directory-page', 'feedback-list', 'feedback-voice', 'held-back-orders', 'menu-page', 'menu-photos', 'menu-themes', 'order-and-follow', 'order-times', 'two-languages'],
  },
  {
    name: 'owner',
    kind: 'remote',
    project: '@chalkboard/owner',
    folder: 'apps/owner',
    migrates: false,
    stories: [...ALL, 'after-publish', 'business-signup', 'channels', 'confirm-house', 'conversion-quota', 'edit-links', 'edit-menu', 'first-ten-minutes', 'live-reading', 'menu-photos', 'order-board', 'owner-place', 'prepare-upload', 'review-menu', 'share-menu', 'sign-in', 'typed-prices', 'update-from-photo', 'upload-wizard', 'write-to-us'],
  },
  { name: 'admin', kind: 'remote', project: '@chalkboard/admin', folder: 'apps/admin', migrates: false, stories: [...ALL, 'admin-businesses', 'admin-desk', 'admin-employees', 'admin-sign-in', 'feedback-list'] },
];
