import {
  AccountClosure,
  AccountSessions,
  BusinessMembers,
  BusinessSignupResponse,
  OWNER_COOKIE,
  UploadMenuResponse,
  type Account,
} from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { fixtureBytes } from './fixtures';
import { signInLetter, type SignInLetter } from './sign-in-messages';
import type { System } from './system';
import { Visitor, type Answer, type Call } from './visitor';

export interface Registered {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Signs in by the link of a new message, in a window of its own; gives that window. */
export async function signInByLink(
  { url }: System,
  email: string,
  known: readonly SignInLetter[] = [],
): Promise<{ readonly visitor: Visitor; readonly letter: SignInLetter }> {
  const visitor = new Visitor(url);
  const asked = await visitor.call('/api/account/sign-in', { method: 'POST', json: { contact: email } });
  expect(asked.status).toBe(202);
  const letter = await signInLetter(url, email, known);
  await openLetter(visitor, letter);
  return { visitor, letter };
}

export async function openLetter(visitor: Visitor, { link }: SignInLetter): Promise<void> {
  expect(
    (await visitor.call('/api/account/sign-in/link', { method: 'POST', json: { secret: link.split('#')[1] } })).status,
  ).toBe(200);
}

/** A business of one story, whose owner is signed in and works without a browser. */
export class Business {
  private constructor(
    readonly id: string,
    readonly account: Account,
    readonly owner: Visitor,
    readonly letter: SignInLetter,
  ) {}

  static async open(system: System, { name, email, phone }: Registered): Promise<Business> {
    const json = {
      businessName: `${name}’s`,
      ownerName: name,
      email,
      phone,
      address: '1 Elm St',
      city: 'Portland',
      businessType: 'restaurant',
      termsAccepted: true,
    };
    const signup = await new Visitor(system.url).call('/api/business/signup', { method: 'POST', json });
    expect(signup.status).toBe(201);
    const { businessId } = BusinessSignupResponse.parse(signup.json);
    // Where the number or the address is known, the answer is the same and nobody is signed up.
    if ((await system.database.count('identity.businesses', 'id = $1', [businessId])) === 0)
      throw new Error(`another story of this system has signed up ${email} or ${phone}`);
    const { visitor, letter } = await signInByLink(system, email);
    const account = (await done(visitor, '/api/account')) as Account;
    return new Business(businessId, account, visitor, letter);
  }

  /** The token that this window shows to every service. */
  get token(): string {
    return this.owner.cookie(OWNER_COOKIE) ?? '';
  }

  get locationId(): string {
    return this.account.businesses[0]?.locations[0]?.id ?? '';
  }

  async sessionId(): Promise<string> {
    return AccountSessions.parse(await done(this.owner, '/api/account/sessions')).sessions[0]?.id ?? '';
  }

  async members(): Promise<BusinessMembers['members']> {
    return BusinessMembers.parse(await done(this.owner, this.path('members'))).members;
  }

  /** Has a menu read, for this business. */
  async upload(file = 'text-menu.pdf'): Promise<string> {
    const answer = await this.owner.upload([{ name: file, type: 'application/pdf', bytes: fixtureBytes(file) }]);
    expect(answer.status).toBe(200);
    const { shareId } = UploadMenuResponse.parse(answer.json);
    await done(this.owner, `/api/menu/${shareId}/claim`, { method: 'POST', json: { businessId: this.id } });
    return shareId;
  }

  /**
   * Signs a browser's window in, as the owner, for as long as a token lasts: gives it the cookies, and the page's own
   * note that it has them.
   */
  async letIn(page: Page): Promise<void> {
    await this.owner.lend(page.context());
    await page.context().addInitScript(() => localStorage.setItem('owner_token_at', String(Date.now())));
  }

  /** Closes the account; gives the receipt's number. */
  async close(): Promise<string> {
    return AccountClosure.parse(
      await done(this.owner, '/api/account/close', { method: 'POST', json: { confirm: 'close' } }),
    ).receipt;
  }

  /** Somebody who was in the team, and is not any more; with the token of that time. */
  async formerMember(system: System, email: string): Promise<string> {
    await done(this.owner, this.path('members'), {
      method: 'POST',
      json: { name: 'Bo Lind', contact: email, role: 'staff' },
    });
    const visitor = new Visitor(system.url);
    await openLetter(visitor, await signInLetter(system.url, email));
    const member = (await this.members()).find(({ contact }) => contact === email);
    await done(this.owner, this.path(`members/${member?.id}`), { method: 'DELETE' });
    return visitor.cookie(OWNER_COOKIE) ?? '';
  }

  private path(below: string): string {
    return `/api/account/businesses/${this.id}/${below}`;
  }
}

/** The body of a call that goes well. */
async function done(visitor: Visitor, path: string, call?: Call): Promise<unknown> {
  const answer: Answer = await visitor.call(path, call);
  expect([path, answer.status < 300 ? 'done' : `${answer.status} ${answer.text}`]).toEqual([path, 'done']);
  return answer.json;
}
