// Written by `npm run texts` from en/*.json and groups.json.
import { textGroups } from '@chalkboard/web-kit/texts';

export interface OwnPageTexts {
  readonly skip: string;
  readonly late: { readonly title: string; readonly text: string; readonly action: string };
  readonly broken: { readonly title: string; readonly text: string; readonly action: string };
}

/** Fetches the words of a group in the language of the page. */
export const loadTexts = textGroups({
  menu: {
    en: () => import(/* webpackChunkName: "texts-menu-en" */ './groups.json?menu&en&texts'),
    es: () => import(/* webpackChunkName: "texts-menu-es" */ './groups.json?menu&es&texts'),
    fr: () => import(/* webpackChunkName: "texts-menu-fr" */ './groups.json?menu&fr&texts'),
    de: () => import(/* webpackChunkName: "texts-menu-de" */ './groups.json?menu&de&texts'),
    it: () => import(/* webpackChunkName: "texts-menu-it" */ './groups.json?menu&it&texts'),
  },
});
