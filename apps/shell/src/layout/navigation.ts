import { PAGE_ROUTES, SHELL_PAGES } from '@chalkboard/contracts';
import { matchPath } from 'react-router-dom';

export interface NavLink {
  readonly to: string;
  readonly label: string;
  /** Drawn as a button. */
  readonly button?: 'secondary' | 'primary';
}

const HEADER: readonly NavLink[] = [
  { to: '/features', label: 'Features' },
  { to: '/feedback', label: 'Reviews' },
  { to: '/pricing', label: 'Pricing', button: 'secondary' },
  { to: '/business-signup', label: 'Get Started', button: 'primary' },
];

const FOOTER: readonly NavLink[] = [
  { to: '/features', label: 'Features' },
  { to: '/#features', label: 'What you get' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/guide', label: 'Documentation' },
  { to: '/contact', label: 'Contact' },
  { to: '/contact#faq', label: 'FAQ' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/legal', label: 'Legal Disclaimers' },
  { to: '/admin', label: 'Admin Management' },
];

/** Is there a page at this address? A link shows itself on the day its page is added to the route tables. */
export function pageExists(to: string): boolean {
  const pathname = to.replace(/#.*$/, '');
  return SHELL_PAGES.includes(pathname) || PAGE_ROUTES.some(({ path }) => matchPath(path, pathname));
}

export const headerLinks = HEADER.filter(({ to }) => pageExists(to));
export const footerLinks = FOOTER.filter(({ to }) => pageExists(to));
