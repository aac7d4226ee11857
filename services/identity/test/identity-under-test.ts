import { SignInRequestedV1, type Account, type Problem } from '@chalkboard/contracts';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { EventReader, secretOf, type OwnerBrowser } from './owner-browser';
import { allPublished, Browser, startIdentity, startPlatform } from './running-identity';

/** Identity on a platform of its own, what it publishes, and an administrator who is signed in. */
export class IdentityUnderTest {
  private constructor(
    readonly platform: TestPlatform,
    readonly nats: NatsConnection,
    readonly app: NestFastifyApplication,
    readonly database: Client,
    readonly eventReader: EventReader,
    readonly token: string,
  ) {}

  static async start(more?: Record<string, string>): Promise<IdentityUnderTest> {
    const platform = await startPlatform();
    const nats = await platform.connectNats();
    const app = await startIdentity(platform, more);
    const database = await platform.connectDatabase('identity');
    const token = await new Browser(app).signIn();
    return new IdentityUnderTest(platform, nats, app, database, new EventReader(nats), token);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.nats.close();
    await this.database.end();
    await this.platform.stop();
  }

  /** Deletes all rows of these tables and all events, once the pending ones are published. */
  async empty(...tables: string[]): Promise<void> {
    await allPublished(this.database);
    await this.database.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
    await (await this.nats.jetstreamManager()).streams.purge('IDENTITY');
  }

  /** Calls as staff. */
  staff(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    token = this.token,
  ): Promise<Response> {
    return new Browser(this.app).call(method, path, { body, token });
  }

  /** What staff reads there. */
  async read<T>(path: string): Promise<T> {
    return bodyOf(await this.staff('GET', path));
  }

  /** Signs in by the link that is sent to the address. */
  async signIn(browser: OwnerBrowser, email: string): Promise<Account> {
    await browser.read('POST', '/api/account/sign-in', { body: { contact: email } });
    const message = await waitFor('the message of the sign-in', async () => {
      for (const { data } of await this.eventReader.told(SignInRequestedV1)) {
        const asked = await this.eventReader.message((data as SignInRequestedV1).signInId);
        if (asked?.purpose === 'asked' && asked.to === email) return asked;
      }
      return undefined;
    });
    return browser.read('POST', '/api/account/sign-in/link', { body: { secret: secretOf(message) } });
  }

  /** What the audit log has of a subject, oldest first. */
  async audited(subject: string): Promise<{ action: string; actor: string; before: unknown; after: unknown }[]> {
    const { rows } = await this.database.query<{ action: string; actor: string; before: unknown; after: unknown }>(
      'SELECT action, actor, before, after FROM audit_log WHERE subject = $1 ORDER BY id',
      [subject],
    );
    return rows;
  }
}

/** The status of an answer that refuses, and its code. */
export async function refusal(answer: Response | Promise<Response>): Promise<[status: number, code: string]> {
  const response = await answer;
  return [response.status, ((await response.json()) as Problem).code];
}

/** @throws Error if the answer refuses */
export async function bodyOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
