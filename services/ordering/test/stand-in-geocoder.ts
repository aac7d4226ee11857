import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with the next questions. */
export type GeocoderMood = 'answers' | 'fails' | 'hangs' | 'babbles';

/** A server that speaks as much of Nominatim's protocol as the service asks: knows a few addresses, and can fail. */
export class StandInGeocoder {
  mood: GeocoderMood = 'answers';
  /** Every question: its query and user agent. */
  readonly asked: { readonly query: URLSearchParams; readonly userAgent: string | undefined }[] = [];

  private constructor(
    private readonly server: Server,
    private readonly places: Readonly<Record<string, { readonly lat: number; readonly lon: number }>>,
  ) {}

  /** @param places by address */
  static async start(
    places: Readonly<Record<string, { readonly lat: number; readonly lon: number }>>,
  ): Promise<StandInGeocoder> {
    const server = createServer();
    const standIn = new StandInGeocoder(server, places);
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://geocoder');
      standIn.asked.push({ query: searchParams, userAgent: request.headers['user-agent'] });
      if (standIn.mood === 'hangs') return;
      if (standIn.mood === 'fails' || pathname !== '/search') return void response.writeHead(500).end();
      response.setHeader('content-type', 'application/json');
      if (standIn.mood === 'babbles') return void response.end('<html>');
      const address = searchParams.get('q') ?? '';
      const place = standIn.places[address];
      const found = place && {
        place_id: 1,
        lat: String(place.lat),
        lon: String(place.lon),
        display_name: `${address}, Berlin, Deutschland`,
        category: 'building',
      };
      response.end(JSON.stringify(found ? [found] : []));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
