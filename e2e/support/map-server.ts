import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One pixel of grey: a map of fog. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mPkPwcAAMYAwpXg+GIAAAAASUVORK5CYII=',
  'base64',
);

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** Pictures of a map, and a search for addresses in Nominatim's protocol: it knows a few, and can fail. */
export class MapServer {
  /** The search answers with 500. */
  failing = false;
  tiles = 0;
  private server: Server | undefined;

  constructor(private readonly places: Readonly<Record<string, Place>>) {}

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://map');
      if (/^\/tiles\/\d+\/\d+\/\d+\.png$/.test(pathname)) {
        this.tiles += 1;
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(TILE);
      }
      if (this.failing || pathname !== '/search') return void response.writeHead(500).end();
      const address = searchParams.get('q') ?? '';
      const place = this.places[address];
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            place ? [{ lat: String(place.lat), lon: String(place.lon), display_name: `${address}, Portland` }] : [],
          ),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`;
  }

  /** What a system is told that uses it. */
  get env(): Readonly<Record<string, string>> {
    return {
      GEOCODER_URL: this.url,
      MAP_TILES_URL: `${this.url}/tiles/{z}/{x}/{y}.png`,
      MAP_TILES_CREDIT: '© <b>Fog & Co</b>',
    };
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
  }
}
