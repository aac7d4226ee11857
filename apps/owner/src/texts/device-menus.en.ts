import { home } from './home.en';

/** The menus of this device, on the home page. */
export const deviceMenus = {
  title: 'Your menus on this device',
  failed: home.menus.failed,
  published: home.menus.published,
  notPublished: home.menus.draft,
  dishes: home.menus.dishes,
  toCheck: (count: number) => `${count} to check`,
  view: home.menus.view,
  review: 'Review',
  share: home.menus.share,
  named: home.menus.named,
  all: (count: number) => `Show all ${count}`,
};
