import { randomUUID } from 'node:crypto';
import type { ReviewReceived, Reviews, ReviewSummary, ReviewVote } from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { madeWebm } from '../src/reviews/testing/made-recordings';
import { bodyOf } from './identity-under-test';

export const FIELDS = {
  customerName: 'Zoë Ng',
  email: 'zoe@example.com',
  restaurantName: 'Trattoria Lavagna',
  rating: '4',
  comment: 'Warm bread, kind people.',
  orderType: 'pickup',
};
export const VOICE = madeWebm();

/** Somebody who reads and writes reviews: a browser of its own, at an address of its own. */
export class Reviewer {
  private readonly cookie = `visitor=${randomUUID().replaceAll('-', '').padEnd(43, 'A')}`;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly address = `198.51.${random()}.${random()}`,
  ) {}

  async call(
    method: string,
    path: string,
    { body, headers = {} }: { body?: BodyInit; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    return fetch(`${await this.app.getUrl()}${path}`, {
      method,
      headers: { cookie: this.cookie, 'x-forwarded-for': this.address, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  /**
   * The voice form. @param fields those that differ; undefined ones are left out @param recording null: there is none
   */
  async speak(
    fields: Record<string, string | undefined> = {},
    recording: Buffer | null = VOICE,
    part = 'recording',
  ): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FIELDS, ...fields }))
      if (value !== undefined) form.append(name, value);
    if (recording)
      form.append(part, new Blob([new Uint8Array(recording)], { type: 'audio/webm;codecs=opus' }), 'review.webm');
    return this.call('POST', '/api/reviews', { body: form });
  }

  /** A written review. */
  async write(fields: Record<string, unknown> = {}): Promise<Response> {
    return this.call('POST', '/api/reviews', {
      body: JSON.stringify({ ...FIELDS, rating: Number(FIELDS.rating), ...fields }),
      headers: { 'content-type': 'application/json' },
    });
  }

  vote(reviewId: string, vote: ReviewVote): Promise<Response> {
    return this.call('POST', `/api/reviews/${reviewId}/vote`, {
      body: JSON.stringify({ vote }),
      headers: { 'content-type': 'application/json' },
    });
  }

  async list(query = ''): Promise<Reviews> {
    return bodyOf(await this.call('GET', `/api/reviews?${query}`));
  }

  async summary(): Promise<ReviewSummary> {
    return bodyOf(await this.call('GET', '/api/reviews/summary'));
  }
}

/** The answer to a review that was taken. */
export async function received(response: Response): Promise<ReviewReceived> {
  if (response.status !== 201) throw new Error(`answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as ReviewReceived;
}

function random(): number {
  return Math.floor(Math.random() * 256);
}
