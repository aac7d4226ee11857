import { EXAMPLE_MENU_META, PRODUCT_NAME } from '@chalkboard/contracts';
import { pageAt } from './page-patterns';
import type { PageRequest, RenderedPage } from './page-renderer';

interface Words {
  readonly heading: string;
  readonly text: string;
}

const OFF = 'which is off in this browser';
const ELSEWHERE: Words = {
  heading: 'This page needs JavaScript',
  text: `Please allow JavaScript, ${OFF}, and load the page again.`,
};

/** What a reader without scripts is told, by the page that was asked for. */
const WITHOUT_SCRIPTS: Readonly<Record<string, Words>> = {
  '/': {
    heading: 'From paper menu to first order.',
    text: `${PRODUCT_NAME} makes a page that guests order from out of a photo or a PDF of a paper menu. Giving it one needs JavaScript, ${OFF}.`,
  },
  // Drawn by a server as a rule, and then read without scripts: this is for when that did not come.
  '/menu/:shareId': {
    heading: 'This menu needs JavaScript right now',
    text: `It can be read without as a rule. Please try again in a moment, or allow JavaScript, ${OFF}.`,
  },
  '/checkout/:shareId': {
    heading: 'Ordering needs JavaScript',
    text: `Please allow JavaScript, ${OFF}, or call the restaurant.`,
  },
  '/order/:secret': {
    heading: 'Following an order needs JavaScript',
    text: `Please allow JavaScript, ${OFF}, or call the restaurant about your order.`,
  },
};

const NOTE = /<noscript>.*?<\/noscript>/s;

function noteOf({ heading, text }: Words): string {
  return `<noscript><main lang="en" class="gutter mx-auto w-full max-w-3xl py-12"><h1 class="text-heading">${heading}</h1><p class="mt-4">${text}</p><p class="mt-4"><a class="underline" href="/restaurant-directory">Restaurants and their menus</a> can be read without it.</p></main></noscript>`;
}

/**
 * Puts into a page of the shell what belongs to its own address: its words without scripts, and on the home page where
 * a live example is. @param exampleMenu its id; undefined: there is none
 */
export function withPageWords(
  render: (request: PageRequest) => Promise<RenderedPage>,
  exampleMenu: string | undefined,
): (request: PageRequest) => Promise<RenderedPage> {
  const example = exampleMenu && `<meta name="${EXAMPLE_MENU_META}" content="/menu/${exampleMenu}">`;
  return async (request) => {
    const page = await render(request);
    // What a server drew has its own words.
    if (!NOTE.test(page.html)) return page;
    const path = pageAt(request.pathname)?.path ?? '';
    const html = page.html.replace(NOTE, () => noteOf(WITHOUT_SCRIPTS[path] ?? ELSEWHERE));
    return { ...page, html: path === '/' && example ? html.replace('</head>', `${example}</head>`) : html };
  };
}
