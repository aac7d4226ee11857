import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Fragment, RemotesManifest, SystemHealth } from '@chalkboard/contracts';
import { RunningEdge } from './running-edge';

let edge: RunningEdge;
const others: Server[] = [];

beforeEach(async () => {
  edge = await RunningEdge.start({ CANARY_SAMPLE: '10', CANARY_PERCENT: '5', CANARY_VISITORS_PER_ADDRESS: '1000' });
});
afterEach(async () => {
  for (const server of others.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await edge.stop();
});

const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(edge.origin + address, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const given = async (headers: Record<string, string> = {}) =>
  Object.fromEntries(
    (JSON.parse((await get('/remotes.json', headers)).text) as RemotesManifest).remotes.map(({ name, version }) => [
      name,
      version,
    ]),
  );
const health = async () => JSON.parse((await get('/api/health')).text) as SystemHealth;
const shown = (text: string) => /\/remotes\/storefront\/([0-9a-f]{12})\//.exec(text)?.[1];
/** Opens a page as somebody who was never here. */
const visit = async () => {
  const { headers, text } = await get('/checkout/abc');
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, version: shown(text)! };
};
const tell = (cookie: string, error: object) =>
  fetch(`${edge.origin}/api/page-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(error),
  });
const visitUntil = async (enough: (visits: readonly Awaited<ReturnType<typeof visit>>[]) => boolean) => {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  while (!enough(visits)) visits.push(await visit());
  return visits;
};

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer);
  others.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a version of a remote', () => {
  test('is given to everybody from the moment in which it is released, and the one before is still there', async () => {
    const before = (await given()).storefront!;
    const { version } = await edge.release('storefront', 'second');
    expect((await given()).storefront).toBe(version);
    for (const [of, mark] of [
      [before, 'first'],
      [version, 'second'],
    ])
      expect((await get(`/remotes/storefront/${of}/remoteEntry.js`)).text).toBe(`/* storefront ${mark} */`);
    expect((await get('/sw.js')).text).toBe('/* worker second */');
  });

  test('is kept for ever by browsers, packed as they take it, and has nothing but its files', async () => {
    const { running } = (await edge.released()).remotes.owner!;
    const packed = await fetch(`${edge.origin}/remotes/owner/${running}/chunk.0123abcd.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([
      packed.headers.get('content-encoding'),
      packed.headers.get('cache-control'),
      packed.headers.get('content-type'),
    ]).toEqual(['br', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8']);
    await packed.body?.cancel();
    for (const file of ['build.json', 'chunk.0123abcd.js.br', 'gone.js', 'remotes.json'])
      expect([file, (await get(`/remotes/owner/${running}/${file}`)).status]).toEqual([file, 404]);
    expect((await get('/remotes/owner/0123456789ab/remoteEntry.js')).status).toBe(404);
    expect((await get('/remotes/nobody/0123456789ab/remoteEntry.js')).status).toBe(404);
  });

  test('whose files were changed after its release is not given out, and health says so where they are gone', async () => {
    const { running } = (await edge.released()).remotes.admin!;
    const folder = path.join(edge.remotesDir, 'admin', running);
    await writeFile(path.join(folder, 'remoteEntry.js'), 'steal()');
    const { status, headers, text } = await get(`/remotes/admin/${running}/remoteEntry.js`);
    expect([status, headers.get('cache-control'), text]).toEqual([503, 'no-store', '']);
    await rm(path.join(folder, 'style.0123abcd.css'));
    expect(await health()).toMatchObject({
      status: 'failing',
      failing: ['admin'],
      slices: { admin: { detail: 'misses style.0123abcd.css', version: running } },
    });
    await rm(folder, { recursive: true });
    expect(await health()).toMatchObject({
      slices: { admin: { detail: `version ${running} is not where it was released to` } },
    });
  });

  test('may lie elsewhere, and is asked for there once', async () => {
    const asked: string[] = [];
    const { version } = await edge.release('owner', 'elsewhere');
    const files = await serve(async (incoming, response) => {
      asked.push(`${incoming.method} ${incoming.url}`);
      response.end(await readFile(path.join(edge.folder, 'away', path.basename(incoming.url!))));
    });
    await rename(path.join(edge.remotesDir, 'owner', version), path.join(edge.folder, 'away'));
    await edge.release('owner', 'elsewhere', { change: { files: `${files}/bucket` } });
    await rm(path.join(edge.remotesDir, 'owner', version), { recursive: true });
    for (let reader = 0; reader < 3; reader++)
      expect((await get(`/remotes/owner/${version}/remoteEntry.js`)).text).toBe('/* owner elsewhere */');
    expect(asked).toEqual(['GET /bucket/build.json', 'GET /bucket/remoteEntry.js']);
    expect((await health()).slices.owner).toMatchObject({ status: 'ok', version });
  });

  test.each([
    ['another host contract', { host: [9] }, 'needs host contract 9, and the shell serves 1'],
    ['another React', { react: '^20.0.0' }, 'needs React ^20.0.0, and the shell has 19.3.1'],
  ])('that needs %s is named by health, and not loaded', async (_, change, needs) => {
    const { version } = await edge.release('owner', 'demanding', { change });
    expect(await health()).toMatchObject({ failing: ['owner'], slices: { owner: { detail: needs } } });
    const { text } = await get('/');
    expect(text).toContain(`"needs":"${needs}"`);
    expect(text).not.toContain(`href="/remotes/owner/${version}`);
  });

  test('is given on when the list is away or broken: visitors keep what they had', async () => {
    const before = await given();
    await writeFile(path.join(edge.remotesDir, 'remotes.json'), '{"remotes":');
    expect(await given()).toEqual(before);
  });

  test('is drawn by the fragment server of its own', async () => {
    const draws = (html: string, remoteVersion: string): Fragment => ({
      status: 200,
      head: '<title>Lucia</title>',
      html,
      state: {},
      app: { scripts: ['page.0123abcd.js'] },
      remoteVersion,
      etag: `"${remoteVersion}"`,
    });
    const before = (await edge.released()).remotes.storefront!.running;
    edge.fragments = (_, response) => void response.end(JSON.stringify(draws('as before', before)));
    let version = '';
    const fragments = await serve((_, response) => void response.end(JSON.stringify(draws('as it will be', version))));
    ({ version } = await edge.release('storefront', 'second', { share: 0, change: { fragments } }));
    expect((await get('/menu/abc', { cookie: 'canary=0' })).text).toContain('as before');
    const tried = (await get('/menu/abc', { cookie: 'canary=1' })).text;
    expect(tried).toContain('as it will be');
    expect(shown(tried)).toBe(version);
  });
});

describe('a version that is tried', () => {
  test('is given to its share of visitors, to each the same one every time, and to who asks for it', async () => {
    const before = (await given()).storefront!;
    expect((await visit()).cookie).toBe('');
    const { version } = await edge.release('storefront', 'second', { share: 30 });
    const visits = await visitUntil((all) => all.length === 200);
    const tried = visits.filter((one) => one.version === version);
    expect(visits.every((one) => [before, version].includes(one.version))).toBe(true);
    expect(tried.length).toBeGreaterThan(30);
    expect(tried.length).toBeLessThan(90);
    for (const { cookie, version: had } of visits.slice(0, 20)) {
      const again = await get('/checkout/abc', { cookie });
      expect([again.headers.get('set-cookie'), shown(again.text), again.headers.get('vary')]).toEqual([
        null,
        had,
        'accept-encoding, sec-fetch-dest, accept-language, cookie',
      ]);
      expect((await given({ cookie })).storefront).toBe(had);
    }
    expect((await given({ cookie: 'canary=1' })).storefront).toBe(version);
    expect((await given({ cookie: 'canary=0' })).storefront).toBe(before);
    expect((await given()).storefront).toBe(before);
  });

  test('goes back by itself when it fails for too many, and says why', async () => {
    const before = (await given()).storefront!;
    const { version } = await edge.release('storefront', 'second', { share: 50 });
    const visits = await visitUntil((all) => all.filter((one) => one.version === version).length === 12);
    const unlucky = visits.filter((one) => one.version === version);
    for (const { cookie } of unlucky.slice(0, 3)) await tell(cookie, { remote: 'storefront', version, kind: 'draw' });
    expect((await edge.released()).remotes.storefront).toMatchObject({
      running: before,
      withdrawn: {
        version,
        why: expect.stringMatching(
          /^failed for 3 of 12 visitors \(25\.0 %, the running version for 0\.0 %\)$/,
        ) as string,
      },
    });
    expect((await edge.released()).remotes.storefront!.canary).toBeUndefined();
    expect((await given({ cookie: unlucky[0]!.cookie })).storefront).toBe(before);
    expect((await health()).slices.storefront).toMatchObject({ status: 'ok', version: before, withdrawn: { version } });
  });

  test('stays where the running one fails as often', async () => {
    const before = (await given()).storefront!;
    const { version } = await edge.release('storefront', 'second', { share: 50 });
    const visits = await visitUntil(
      (all) =>
        all.filter((one) => one.version === version).length >= 12 &&
        all.filter((one) => one.version === before).length >= 12,
    );
    for (const { cookie, version: had } of visits.filter((one) => one.version === before).slice(0, 8))
      await tell(cookie, { remote: 'storefront', version: had, kind: 'draw' });
    for (const { cookie } of visits.filter((one) => one.version === version).slice(0, 3))
      for (let again = 0; again < 5; again++) await tell(cookie, { remote: 'storefront', version, kind: 'draw' });
    expect((await edge.released()).remotes.storefront!.canary).toEqual({ version, share: 50 });
    expect((await health()).slices.storefront).toMatchObject({ canary: { version, share: 50, failed: 3 } });
  });

  test('is not brought down by who does not have it, has no number, or makes words up', async () => {
    const before = (await given()).storefront!;
    const { version } = await edge.release('storefront', 'second', { share: 50 });
    const visits = await visitUntil((all) => all.filter((one) => one.version === version).length >= 12);
    for (const { cookie } of visits.filter((one) => one.version === before))
      await tell(cookie, { remote: 'storefront', version, kind: 'draw' });
    await tell('', { remote: 'storefront', version, kind: 'draw' });
    await tell('canary=1', { remote: 'storefront', version, kind: 'draw' });
    for (const error of [
      {},
      { remote: 'nobody', version, kind: 'draw' },
      { remote: 'storefront', version: '../..', kind: 'draw' },
    ])
      expect((await tell('', error)).status).toBe(400);
    expect((await edge.released()).remotes.storefront!.canary).toEqual({ version, share: 50 });
  });
});
