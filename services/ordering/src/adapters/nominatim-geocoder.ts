import { PRODUCT_NAME, type GeoPoint, type LocatedPlace } from '@chalkboard/contracts';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { Geocoder, placesNotAvailable } from '../domain/geocoder';

/** The guest waits for the answer meanwhile. */
const ASK_LIMIT_MS = 4000;
const MAX_ANSWER_BYTES = 256 * 1024;
/** Streets rarely move; what is remembered longest is dropped first. */
const MAX_REMEMBERED = 1000;
/** Half the width of the frame in which places come first, degrees. */
const NEAR_DEGREES = 0.5;
const MAX_LABEL = 300;

/** What `/search?format=jsonv2` answers with; coordinates are texts. */
const Found = z.array(
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    display_name: z.string(),
  }),
);

/** Asks a server that speaks Nominatim's protocol. Failures are not remembered. */
export class NominatimGeocoder extends Geocoder {
  private readonly logger = new Logger(NominatimGeocoder.name);
  private readonly remembered = new Map<string, LocatedPlace | undefined>();

  /** @param url of the server, up to `/search` */
  constructor(
    private readonly url: string,
    private readonly askLimitMs = ASK_LIMIT_MS,
  ) {
    super();
  }

  async find(address: string, near: GeoPoint | undefined): Promise<LocatedPlace | undefined> {
    const query = queryOf(address, near);
    const known = this.remembered.get(query);
    if (known || this.remembered.has(query)) return known;
    const place = await this.ask(query);
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined && this.remembered.size >= MAX_REMEMBERED) this.remembered.delete(oldest);
    this.remembered.set(query, place);
    return place;
  }

  private async ask(query: string): Promise<LocatedPlace | undefined> {
    try {
      const response = await fetch(`${this.url.replace(/\/$/, '')}/search?${query}`, {
        headers: { accept: 'application/json', 'user-agent': PRODUCT_NAME },
        signal: AbortSignal.timeout(this.askLimitMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      if (text.length > MAX_ANSWER_BYTES) throw new Error(`an answer of ${text.length} letters`);
      const [first] = Found.parse(JSON.parse(text));
      return first && { location: { lat: first.lat, lon: first.lon }, label: first.display_name.slice(0, MAX_LABEL) };
    } catch (error) {
      // Without the address: it is somebody's.
      this.logger.warn(`the geocoder did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
      throw placesNotAvailable();
    }
  }
}

function queryOf(address: string, near: GeoPoint | undefined): string {
  const query = new URLSearchParams({ format: 'jsonv2', limit: '1', q: address.replace(/\s+/g, ' ') });
  if (near) {
    const { lat, lon } = near;
    query.set('viewbox', [lon - NEAR_DEGREES, lat - NEAR_DEGREES, lon + NEAR_DEGREES, lat + NEAR_DEGREES].join(','));
  }
  return query.toString();
}
