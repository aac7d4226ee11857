import { PAGE_ROUTES, SHELL_PAGES } from '@chalkboard/contracts';
import { matchPath } from 'react-router-dom';
import { texts } from '../texts';

export interface NavLink {
  readonly to: string;
  readonly label: string;
  /** Drawn as a button. */
  readonly button?: 'secondary' | 'primary';
  /** The way to one's own pages: on a phone an icon, on the smallest in the footer alone. */
  readonly account?: true;
}

/** Where a business registers; its page may come later than the links to it. */
export const SIGNUP_PATH = '/business-signup';

const HEADER: readonly NavLink[] = [
  { to: '/features', label: texts.links.features },
  { to: '/feedback', label: texts.links.reviews },
  { to: '/pricing', label: texts.links.pricing, button: 'secondary' },
  { to: SIGNUP_PATH, label: texts.links.getStarted, button: 'primary' },
];

const FOOTER: readonly { readonly title: string; readonly links: readonly NavLink[] }[] = [
  {
    title: texts.frame.footerGroups.product,
    links: [
      { to: '/features', label: texts.links.features },
      { to: '/#features', label: texts.links.whatYouGet },
      { to: '/pricing', label: texts.links.pricing },
      { to: '/referral-program', label: texts.links.referral },
      { to: '/restaurant-directory', label: texts.links.directory },
    ],
  },
  {
    title: texts.frame.footerGroups.help,
    links: [
      { to: '/guide', label: texts.links.documentation },
      { to: '/contact', label: texts.links.contact },
      { to: '/contact#faq', label: texts.links.faq },
      { to: '/sign-in', label: texts.links.ownerSignIn },
    ],
  },
  {
    title: texts.frame.footerGroups.legal,
    links: [
      { to: '/privacy', label: texts.links.privacy },
      { to: '/privacy/my-data', label: texts.links.myData },
      { to: '/terms', label: texts.links.terms },
      { to: '/legal', label: texts.links.legal },
    ],
  },
  { title: texts.frame.footerGroups.staff, links: [{ to: '/admin', label: texts.links.admin }] },
];

/** Is there a page at this address? A link shows itself on the day its page is added to the route tables. */
export function pageExists(to: string): boolean {
  const pathname = to.replace(/[?#].*$/, '');
  return SHELL_PAGES.includes(pathname) || PAGE_ROUTES.some(({ path }) => matchPath(path, pathname));
}

/** To the signup (with the plan chosen), or, while there is none, to the upload, which needs no account. */
export function signupAddress(plan?: string): string {
  if (!pageExists(SIGNUP_PATH)) return '/';
  return plan ? `${SIGNUP_PATH}?plan=${plan}` : SIGNUP_PATH;
}

const headerPages = HEADER.filter(({ to }) => pageExists(to));

/**
 * The header's links; the way to the sign-in, or to the own pages of whoever is signed in, stands before the buttons.
 */
export function headerLinks(signedIn: boolean): readonly NavLink[] {
  const account = signedIn
    ? ({ to: '/business', label: texts.links.business, account: true } as const)
    : ({ to: '/sign-in', label: texts.links.signIn, account: true } as const);
  return [...headerPages.filter(({ button }) => !button), account, ...headerPages.filter(({ button }) => button)];
}
export const footerGroups = FOOTER.map((group) => ({
  ...group,
  links: group.links.filter(({ to }) => pageExists(to)),
}));
