import { RunningEdge } from './running-edge';

let edge: RunningEdge;

beforeAll(async () => {
  edge = await RunningEdge.start({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' });
});
afterEach(() => edge.calm());
afterAll(() => edge.stop());

describe('pages', () => {
  const get = async (address: string) => {
    const response = await fetch(edge.origin + address);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  /** Pages on which owners act. */
  const OWNERS = [
    '/business-signup',
    '/sign-in',
    '/business',
    '/business/upload',
    '/account',
    '/account/closed/abc',
    ...['edit', 'review', 'update', 'share', 'orders'].map((page) => `/menu/abc/${page}`),
    '/board/abc',
  ];
  const OTHERS = ['/', '/menu/abc', '/checkout/abc', '/order/abc', '/feedback', '/admin/dashboard'];

  test.each([
    ...[...OTHERS, ...OWNERS].map((address) => [address, 200] as const),
    ['/nothing/here', 404],
    ['/menu', 404],
    ['/account/closed', 404],
    ['/menu/abc/elsewhere', 404],
  ] as const)('%s answers %i with the app', async (address, status) => {
    const page = await get(address);
    expect(page.status).toBe(status);
    expect(page.text).toContain('<div id="root">');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  test('a file that is not there is no page', async () => {
    for (const address of ['/assets/gone.js', '/remotes/owner/gone.js', '/robots.php']) {
      const { status, headers } = await get(address);
      expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    }
  });

  test('a menu page brings word of its remote and its menu, before the first script', async () => {
    const { text } = await get('/menu/abc');
    const head = text.slice(0, text.indexOf('<script defer'));
    const { running } = (await edge.released()).remotes.storefront!;
    for (const file of ['remoteEntry.js', 'chunk.0123abcd.js'])
      expect(head).toContain(`<link rel="preload" as="script" href="/remotes/storefront/${running}/${file}">`);
    expect(head).toContain(`<link rel="preload" as="style" href="/remotes/storefront/${running}/style.0123abcd.css">`);
    expect(head).toContain('<link rel="preload" as="fetch" href="/api/menu/abc" crossorigin="use-credentials">');
    expect(head).not.toContain('href="/remotes/owner/');
    const list = JSON.parse(/id="remotes-json">(.*?)<\/script>/.exec(text)![1]!);
    expect(list).toEqual(await (await fetch(`${edge.origin}/remotes.json`)).json());
  });

  test('a reader without scripts is told of the page that was asked for', async () => {
    const note = async (address: string) => /<noscript>(.*?)<\/noscript>/s.exec((await get(address)).text)?.[1];
    expect(await note('/')).toContain('makes a page that guests order from out of a photo or a PDF');
    expect(await note('/')).not.toContain('show the menu');
    expect(await note('/menu/abc')).toContain('This menu needs JavaScript');
    expect(await note('/order/abc')).toContain('Following an order needs JavaScript');
    for (const address of ['/contact', '/nothing/here'])
      expect(await note(address)).toContain('This page needs JavaScript');
  });

  test('the home page says where a live example is, where there is one, and no other page does', async () => {
    const META = '<meta name="site:example-menu" content="/menu/demo">';
    expect((await get('/')).text).not.toContain('site:example-menu');
    const other = await RunningEdge.start({ EXAMPLE_MENU: 'demo' });
    try {
      const read = async (address: string) => (await fetch(other.origin + address)).text();
      expect(await read('/')).toContain(META);
      expect(await read('/contact')).not.toContain('site:example-menu');
    } finally {
      await other.stop();
    }
  });

  test('an address cannot write into the page', async () => {
    const { text } = await get('/menu/%22%3E%3Cscript%3E');
    expect(text).not.toContain('"><script>');
  });

  test('a menu may be framed, what changes something may not', async () => {
    const policy = async (address: string) => (await get(address)).headers.get('content-security-policy');
    expect(await policy('/menu/abc')).toContain('frame-ancestors *');
    for (const address of [...OWNERS, '/checkout/abc', '/order/abc'])
      expect([address, await policy(address)]).toEqual([address, expect.stringContaining("frame-ancestors 'self'")]);
    expect(await policy('/admin')).not.toContain('unsafe');
  });

  test('pictures of the map come from where it is set up, and where somebody is may be asked for', async () => {
    const { headers } = await get('/menu/abc/rules');
    expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  });

  test('the microphone is for reviews, and what scripts make is heard there and by staff alone', async () => {
    const powers = async (address: string) => {
      const { headers } = await get(address);
      return [
        /microphone=(\S*)/.exec(headers.get('permissions-policy') ?? '')?.[1],
        /media-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
      ];
    };
    expect(await powers('/feedback')).toEqual(['(self)', "'self' blob:"]);
    expect(await powers('/admin/dashboard')).toEqual(['()', "'self' blob:"]);
    for (const address of ['/', '/menu/abc', '/checkout/abc', '/order/abc', '/feedback/abc'])
      expect([address, await powers(address)]).toEqual([address, ['()', "'self'"]]);
  });

  test('hashed files of the shell are kept for ever', async () => {
    expect((await get('/assets/main.0123abcd.js')).headers.get('cache-control')).toContain('immutable');
  });
});
