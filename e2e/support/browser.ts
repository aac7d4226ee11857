import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
];

/** A small one: what fits here fits every phone. */
export const PHONE = { width: 360, height: 740 } as const;
/** As most are. */
export const COMMON_PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** A phone and a desk, and the widths that each is looked at in: the phones' begin with the narrowest there is. */
export const LAYOUTS = [
  { kind: 'a phone', viewport: PHONE, widths: [320, PHONE.width, COMMON_PHONE.width] },
  { kind: 'a desk', viewport: DESKTOP, widths: [DESKTOP.width] },
] as const;

/** How long a click or an expectation may take; a limit, never a duration. */
const ACTION_LIMIT_MS = 30_000;
const LAUNCH_LIMIT_MS = 60_000;

export interface OpenOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  /**
   * False: nothing stands between the page and the network, so that a story can change what the network answers.
   * Default true.
   */
  readonly worker?: boolean;
  /**
   * There is a microphone, which beeps, and the visitor lets the site use it or does not; a microphone takes the whole
   * browser.
   */
  readonly microphone?: 'allowed' | 'refused';
  /** Where the device is, and the visitor lets the site know; or does not. */
  readonly position?: { readonly lat: number; readonly lon: number } | 'refused';
  /** What the browser is set to (BCP 47); default en-US. */
  readonly locale?: string;
  /** Gives the window what its visitor has before the first page is asked for, such as cookies. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Faults that the story is about; every other one fails it. */
  readonly expected?: readonly RegExp[];
}

/** A browser in which every window is a new visitor. */
export interface Windows {
  /** A window of a new visitor on `url`, any page of the system. */
  open(url: string, options: OpenOptions): Promise<Page>;
}

/**
 * Gives the stories of a file a Chromium. A story fails when one of its windows logs an error, throws one that nobody
 * catches, is answered with a 5xx, or asks another host for anything.
 */
export function useBrowser(): Windows {
  let browser: Browser | undefined;
  let whole: Browser | undefined;
  const contexts: BrowserContext[] = [];
  let faults: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_SHELL_BIN, args: FLAGS });
  }, LAUNCH_LIMIT_MS);

  afterEach(async () => {
    const seen = faults;
    faults = [];
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(seen).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await whole?.close();
  });

  return {
    async open(url, { viewport, worker = true, microphone, position, locale = 'en-US', before, expected = [] }) {
      if (!browser) throw new Error('the browser runs inside of stories only');
      const phone = viewport.width < 600;
      if (microphone) whole ??= await chromium.launch({ executablePath: process.env.CHROMIUM_BIN, args: FLAGS });
      const context = await (whole && microphone ? whole : browser).newContext({
        viewport,
        hasTouch: phone,
        isMobile: phone,
        locale,
        serviceWorkers: worker ? 'allow' : 'block',
        ...(typeof position === 'object' && {
          geolocation: { latitude: position.lat, longitude: position.lon },
          permissions: ['geolocation'],
        }),
      });
      contexts.push(context);
      context.setDefaultTimeout(ACTION_LIMIT_MS);
      const note = (fault: string) => {
        if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
      };
      const origin = new URL(url).origin;
      if (microphone === 'allowed') await context.grantPermissions(['microphone'], { origin });
      context.on(
        'console',
        (message) => message.type() === 'error' && note(`console: ${message.text()} ${message.location().url}`),
      );
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      context.on(
        'request',
        (request) =>
          /^(https?|wss?):/.test(request.url()) &&
          new URL(request.url()).origin !== origin &&
          note(`foreign host: ${request.url()}`),
      );
      context.on(
        'response',
        (response) => response.status() >= 500 && note(`answered ${response.status()}: ${response.url()}`),
      );
      const page = await context.newPage();
      await before?.(page);
      await page.goto(url);
      return page;
    },
  };
}
