import { randomUUID } from 'node:crypto';
import { STAFF_ROLES, STAFF_SESSION, type Problem, type StaffRole } from '@chalkboard/contracts';
import type { INestApplication } from '@nestjs/common';
import { TokenVerifier } from '../authority/token-verifier';
import { staffRoutesOf } from './routes-of';
import type { StandInAuthority } from './stand-in-authority';
import { waitFor } from './wait-for';

/** Who may use a staff route. */
export interface StaffRouteRow {
  readonly roles: readonly StaffRole[];
  /** What these get, with the body below: `200`, or status and code of a problem: `404 staff.not_found`. */
  readonly answer: string;
  /** Best one that changes nothing: a call that is let in is made for each role. */
  readonly body?: unknown;
  /** What stands for the parts of the path; else an id of nothing. */
  readonly places?: Readonly<Record<string, string>>;
  /** What follows the path: `?from=…`. */
  readonly query?: string;
}

/** By route: "GET /api/admin/employees". */
export type StaffRouteTable = Readonly<Record<string, StaffRouteRow>>;

/** Bearer tokens of those who call. */
export interface StaffCallers {
  readonly tokens: Readonly<Record<StaffRole, string>>;
  /** Of sessions that are good for nothing, by what is wrong with them. */
  readonly refused: Readonly<Record<'expired' | 'forged' | 'ended', string>>;
}

/** Callers of every kind where identity is not, as soon as the service knows them for what they are. */
export async function standInCallers(app: INestApplication, authority: StandInAuthority): Promise<StaffCallers> {
  const tokens = Object.fromEntries(
    await Promise.all(STAFF_ROLES.map(async (role) => [role, await authority.staffToken({ role })] as const)),
  ) as Record<StaffRole, string>;
  const session = randomUUID();
  const ended = await authority.staffToken({ role: 'super_admin', session });
  const verifier = app.get(TokenVerifier);
  await waitFor('the key', () => verifier.verifyStaff(ended));
  await authority.end(session);
  await waitFor('the end of a session', () =>
    verifier.verifyStaff(ended).then(
      () => false,
      () => true,
    ),
  );
  const expired = await authority.staffToken({ role: 'super_admin', ageMs: STAFF_SESSION.accessTokenMs + 60_000 });
  return { tokens, refused: { expired, forged: await authority.forgedStaffToken({ role: 'super_admin' }), ended } };
}

export interface StaffCall {
  readonly route: string;
  readonly who: string;
  readonly answer: string;
}

/** Calls every route of the table as everybody. @returns what each should get, and what each got, in the same order */
export async function callStaffRoutes(
  app: INestApplication,
  table: StaffRouteTable,
  { tokens, refused }: StaffCallers,
): Promise<{ expected: StaffCall[]; got: StaffCall[] }> {
  const expected: StaffCall[] = [];
  const got: StaffCall[] = [];
  const url = await app.getUrl();
  for (const [route, row] of Object.entries(table)) {
    // Those who are refused first: what one who is let in does cannot be undone for them.
    const roles = [...STAFF_ROLES].sort(
      (one, other) => Number(row.roles.includes(one)) - Number(row.roles.includes(other)),
    );
    const callers: (readonly [who: string, token: string | undefined, answer: string])[] = [
      ['no one', undefined, '401 access.sign_in_needed'],
      ...Object.entries(refused).map(([who, token]) => [`${who} session`, token, '401 access.token_invalid'] as const),
      ...roles.map(
        (role) => [role, tokens[role], row.roles.includes(role) ? row.answer : '403 access.role_missing'] as const,
      ),
    ];
    for (const [who, token, answer] of callers) {
      expected.push({ route, who, answer });
      got.push({ route, who, answer: await call(url, route, row, token) });
    }
  }
  return { expected, got };
}

/** @returns routes for staff that have no row, and rows that have no route */
export function unmatchedStaffRoutes(
  app: INestApplication,
  table: StaffRouteTable,
): { withoutRow: string[]; withoutRoute: string[] } {
  const routes = staffRoutesOf(app);
  return {
    withoutRow: routes.filter((route) => !(route in table)),
    withoutRoute: Object.keys(table).filter((route) => !routes.includes(route)),
  };
}

async function call(
  url: string,
  route: string,
  { body, places, query = '' }: StaffRouteRow,
  token: string | undefined,
): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replace(/:(\w+)/g, (_, name: string) => places?.[name] ?? randomUUID());
  const headers: Record<string, string> = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`${url}${address}${query}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {
    await response.body?.cancel();
    return String(response.status);
  }
  return `${response.status} ${((await response.json()) as Problem).code}`;
}
