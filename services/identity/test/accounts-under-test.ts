import {
  SignInRequestedV1,
  type Account,
  type BusinessSignupResponse,
  type OwnerClaims,
  type SignInMessage,
} from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { IdentityUnderTest } from './identity-under-test';
import { OwnerBrowser, secretOf, SIGNUP, type EventReader } from './owner-browser';
import { allPublished } from './running-identity';

export const DAY_MS = 86_400_000;

/** Identity with owners, and another service that knows of them what the bucket tells and nothing else. */
export class AccountsUnderTest {
  readonly app: NestFastifyApplication;
  readonly database: Client;
  readonly eventReader: EventReader;

  private constructor(
    private readonly identity: IdentityUnderTest,
    private readonly other: NatsConnection,
    private readonly elsewhere: TokenVerifier,
  ) {
    ({ app: this.app, database: this.database, eventReader: this.eventReader } = identity);
  }

  static async start(): Promise<AccountsUnderTest> {
    const identity = await IdentityUnderTest.start();
    const other = await identity.platform.connectNats('menu');
    const elsewhere = new TokenVerifier(other);
    await elsewhere.start();
    return new AccountsUnderTest(identity, other, elsewhere);
  }

  async stop(): Promise<void> {
    await this.elsewhere.stop();
    await this.other.close();
    await this.identity.stop();
  }

  /** Nobody has an account, nobody has tried to sign in, and nothing was published. */
  empty(): Promise<void> {
    return this.identity.empty(
      'accounts',
      'businesses',
      'account_tries',
      'signup_drafts',
      'sign_ins',
      'account_closures',
    );
  }

  /** From now on the service believes it is that much later. */
  later(ms: number): void {
    jest.spyOn(this.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + ms));
  }

  signUp(browser: OwnerBrowser, more: Record<string, unknown> = {}): Promise<BusinessSignupResponse> {
    return browser.read('POST', '/api/business/signup', { body: { ...SIGNUP, ...more } });
  }

  /** Asks to sign in. @returns the message that is sent for it */
  async ask(
    browser: OwnerBrowser,
    contact = 'ada@example.com',
    more: { readonly language?: string } = {},
  ): Promise<SignInMessage> {
    // What was asked for before is not to be taken for this.
    await allPublished(this.database);
    const before = (await this.eventReader.told(SignInRequestedV1)).length;
    await browser.read('POST', '/api/account/sign-in', { body: { contact, ...more } });
    const events = await this.eventReader.untilPublished(SignInRequestedV1, before + 1);
    const message = await this.eventReader.message((events.at(-1)?.data as SignInRequestedV1).signInId);
    if (!message) throw new Error('no message');
    return message;
  }

  async signIn(browser: OwnerBrowser, contact?: string): Promise<Account> {
    const secret = secretOf(await this.ask(browser, contact));
    return browser.read('POST', '/api/account/sign-in/link', { body: { secret } });
  }

  /** Somebody who has signed up and in. */
  async owner(
    more: Record<string, unknown> = {},
  ): Promise<{ browser: OwnerBrowser; account: Account; businessId: string }> {
    const browser = new OwnerBrowser(this.app);
    const { businessId } = await this.signUp(browser, more);
    return { browser, businessId, account: await this.signIn(browser, more.email as string | undefined) };
  }

  async contactOf(browser: OwnerBrowser, kind: string): Promise<string | undefined> {
    const { contacts } = await browser.read<Account>('GET', '/api/account');
    return contacts.find((contact) => contact.kind === kind)?.id;
  }

  acceptedElsewhere(token: string | undefined): Promise<OwnerClaims> {
    return waitFor('the other service to take it', () => this.elsewhere.verifyOwner(token ?? ''));
  }

  async rejectedElsewhere(token: string | undefined): Promise<void> {
    await waitFor('the other service to refuse it', () =>
      this.elsewhere.verifyOwner(token ?? '').then(
        () => false,
        () => true,
      ),
    );
  }
}
