import { STAFF_SESSION, type AdminSecondStep, type RecoveryCodes, type TwoFactorSetup } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TOTP } from 'otpauth';
import type { Client } from 'pg';
import { SealTwoFactorHandler } from '../src/staff/features/seal-two-factor.handler';
import { ADMIN, Browser, SECRETS_KEY, startIdentity, startPlatform } from './running-identity';

const STEP_MS = 30_000;

describe('a sign-in in two steps, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let database: Client;
  let app: NestFastifyApplication;
  let now: number;

  beforeAll(async () => {
    platform = await startPlatform();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
  });
  afterAll(async () => {
    await app.close();
    await database.end();
    await platform.stop();
  });
  beforeEach(async () => {
    await database.query(
      'TRUNCATE staff_two_factor, staff_recovery_codes, staff_sign_in_challenges, sign_in_attempts, staff_sessions',
    );
    // A clock that stands still where it is not moved: the codes of an app change every half minute.
    now = Date.now();
    jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(now));
  });
  afterEach(() => jest.restoreAllMocks());

  const codeOf = async (response: Response) =>
    `${response.status} ${response.status < 300 ? '' : ((await response.json()) as { code: string }).code}`.trim();
  const twoFactor = (browser: Browser, token: string, what: string, body: unknown) =>
    browser.call('POST', `/api/admin/profile/two-factor/${what}`, { token, body });
  const appCode = (secret: string) => TOTP.generate({ secret: secretOf(secret), timestamp: now });
  const login = async (): Promise<string> => {
    const answer = await new Browser(app).call('POST', '/api/admin/login', { body: ADMIN });
    expect(answer.headers.getSetCookie()).toEqual([]);
    return ((await answer.json()) as AdminSecondStep).challenge;
  };
  const finish = (challenge: string, code: string, browser = new Browser(app)) =>
    browser.call('POST', '/api/admin/login/code', { body: { challenge, code } });
  const actions = async (): Promise<string[]> =>
    (await database.query<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).rows.map(
      ({ action }) => action,
    );

  /** Turns it on, and gives what the person has then. The code of this half minute is used up. */
  const turnOn = async (
    who = ADMIN,
  ): Promise<{ secret: string; recoveryCodes: string[]; token: string; browser: Browser }> => {
    const browser = new Browser(app);
    const token = await browser.signIn(who);
    const { secret } = (await (
      await twoFactor(browser, token, 'setup', { password: who.password })
    ).json()) as TwoFactorSetup;
    const { recoveryCodes } = (await (
      await twoFactor(browser, token, 'confirm', { code: appCode(secret) })
    ).json()) as RecoveryCodes;
    return { secret, recoveryCodes, token, browser };
  };

  it('is set up with the password, and asks for nothing before a code was given', async () => {
    const browser = new Browser(app);
    const token = await browser.signIn();
    expect(await codeOf(await twoFactor(browser, token, 'confirm', { code: '123456' }))).toBe(
      '409 staff.two_factor_not_set_up',
    );
    expect(await codeOf(await twoFactor(browser, token, 'setup', { password: 'wrong' }))).toBe(
      '403 staff.password_wrong',
    );
    const setup = (await (
      await twoFactor(browser, token, 'setup', { password: ADMIN.password })
    ).json()) as TwoFactorSetup;
    expect(setup.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(setup.otpauthUri).toContain(
      `otpauth://totp/Chalkboard:boss%40example.com?issuer=Chalkboard&secret=${setup.secret.replaceAll(' ', '')}`,
    );
    expect(setup.qrPath).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(await codeOf(await twoFactor(browser, token, 'confirm', { code: '000000' }))).toBe('403 staff.code_wrong');
    expect(await new Browser(app).signIn()).toBeTruthy();

    const other = new Browser(app);
    await other.signIn();
    const confirmed = (await (
      await twoFactor(browser, token, 'confirm', { code: appCode(setup.secret) })
    ).json()) as RecoveryCodes;
    expect(confirmed.recoveryCodes).toHaveLength(10);
    expect((await other.call('POST', '/api/admin/refresh')).status).toBe(401);
    expect(await (await browser.call('GET', '/api/admin/profile', { token })).json()).toMatchObject({
      twoFactor: { enabled: true, recoveryCodesLeft: 10 },
    });
    expect(await codeOf(await twoFactor(browser, token, 'setup', { password: ADMIN.password }))).toBe(
      '409 staff.two_factor_on',
    );
    const kept = JSON.stringify((await database.query('SELECT code_hash FROM staff_recovery_codes')).rows);
    for (const code of confirmed.recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  it('takes a code of the app once, also where it comes twice at the same time', async () => {
    const { secret } = await turnOn();
    expect(await codeOf(await finish(await login(), appCode(secret)))).toBe('403 staff.code_wrong');
    now += STEP_MS;
    const challenges = [await login(), await login(), await login()];
    const answers = await Promise.all(
      challenges.map(async (challenge) => codeOf(await finish(challenge, appCode(secret)))),
    );
    expect(answers.sort()).toEqual(['200', '403 staff.code_wrong', '403 staff.code_wrong']);
  });

  it('gives token and cookie after the code, and the sign-in is used up', async () => {
    const { secret } = await turnOn();
    now += STEP_MS;
    const challenge = await login();
    const browser = new Browser(app);
    const answer = await finish(challenge, ` ${appCode(secret).replace(/^.{3}/, '$& ')} `, browser);
    const { token } = (await answer.json()) as { token: string };
    expect((await browser.call('GET', '/api/admin/profile', { token })).status).toBe(200);
    expect(browser.cookie).toBeTruthy();
    now += STEP_MS;
    expect(await codeOf(await finish(challenge, appCode(secret)))).toBe('401 staff.challenge_over');
    expect(
      (await database.query("SELECT after FROM audit_log WHERE action = 'staff.signed_in' ORDER BY id DESC LIMIT 1"))
        .rows,
    ).toEqual([{ after: { secondStep: 'app' } }]);
  });

  it('takes each recovery code once, and says how many are left', async () => {
    const { recoveryCodes, token, browser } = await turnOn();
    const [code = ''] = recoveryCodes;
    const challenges = [await login(), await login()];
    const answers = await Promise.all(
      challenges.map(async (challenge) => codeOf(await finish(challenge, code.toLowerCase()))),
    );
    expect(answers.sort()).toEqual(['200', '403 staff.code_wrong']);
    expect(await (await browser.call('GET', '/api/admin/profile', { token })).json()).toMatchObject({
      twoFactor: { recoveryCodesLeft: 9 },
    });
  });

  it('is locked after too many wrong codes, however often the password is given in between', async () => {
    const { secret } = await turnOn();
    now += STEP_MS;
    for (let attempts = 0; attempts < STAFF_SESSION.maxFailures; attempts += 1)
      expect(await codeOf(await finish(await login(), '000000'))).toBe('403 staff.code_wrong');
    expect(await codeOf(await finish(await login(), appCode(secret)))).toBe('429 staff.too_many_attempts');
    expect((await actions()).filter((action) => action === 'staff.code_refused').length).toBeGreaterThanOrEqual(
      STAFF_SESSION.maxFailures,
    );
    now += STAFF_SESSION.lockMs;
    expect(await codeOf(await finish(await login(), appCode(secret)))).toBe('200');
  });

  it('has to be finished in time, and by who was asked', async () => {
    const { secret } = await turnOn();
    now += STEP_MS;
    const challenge = await login();
    expect(await codeOf(await finish('A'.repeat(43), appCode(secret)))).toBe('401 staff.challenge_over');
    now += 5 * 60_000;
    expect(await codeOf(await finish(challenge, appCode(secret)))).toBe('401 staff.challenge_over');
  });

  it('is turned off with password and code, which also give new recovery codes', async () => {
    const { secret, recoveryCodes, token, browser } = await turnOn();
    const proof = () => ({ password: ADMIN.password, code: appCode(secret) });
    now += STEP_MS;
    expect(await codeOf(await twoFactor(browser, token, 'recovery-codes', { ...proof(), password: 'wrong' }))).toBe(
      '403 staff.password_wrong',
    );
    const renewed = (await (await twoFactor(browser, token, 'recovery-codes', proof())).json()) as RecoveryCodes;
    expect(renewed.recoveryCodes.some((code) => recoveryCodes.includes(code))).toBe(false);
    expect(
      await codeOf(await twoFactor(browser, token, 'disable', { password: ADMIN.password, code: recoveryCodes[0] })),
    ).toBe('403 staff.code_wrong');
    expect(
      await codeOf(
        await twoFactor(browser, token, 'disable', { password: ADMIN.password, code: renewed.recoveryCodes[0] }),
      ),
    ).toBe('204');
    expect(
      await codeOf(
        await twoFactor(browser, token, 'disable', { password: ADMIN.password, code: renewed.recoveryCodes[1] }),
      ),
    ).toBe('409 staff.two_factor_off');
    expect(await new Browser(app).signIn()).toBeTruthy();
    expect(await actions()).toEqual(
      expect.arrayContaining(['staff.two_factor_enabled', 'staff.recovery_codes_renewed', 'staff.two_factor_disabled']),
    );
  });

  it('is reset by another one for somebody who lost everything, who is signed out by it; nobody resets their own', async () => {
    const boss = await new Browser(app).signIn();
    const PEER = { email: 'peer@example.com', password: 'four words nobody guesses' };
    const added = await new Browser(app).call('POST', '/api/admin/employees', {
      token: boss,
      body: { ...PEER, firstName: 'Grace', lastName: 'Hopper', role: 'admin' },
    });
    const { id } = (await added.json()) as { id: string };
    const { token } = await turnOn(PEER);
    const reset = (by: string, whom: string) =>
      new Browser(app).call('DELETE', `/api/admin/employees/${whom}/two-factor`, { token: by });
    const [own] = (await database.query<{ id: string }>('SELECT id FROM staff_members WHERE email = $1', [ADMIN.email]))
      .rows;
    expect(await codeOf(await reset(boss, own!.id))).toBe('403 staff.may_not_manage');
    expect(await (await reset(boss, id)).json()).toMatchObject({ id, twoFactor: false });
    await waitFor(
      'the token to be refused',
      async () => (await new Browser(app).call('GET', '/api/admin/profile', { token })).status === 401,
    );
    expect(await new Browser(app).signIn(PEER)).toBeTruthy();
    await database.query('DELETE FROM staff_members WHERE id = $1', [id]);
  });

  describe('no session is left behind by a sign-in that was under way', () => {
    const NEW_PASSWORD = 'four words nobody guesses';
    let hash: string;
    beforeEach(async () => {
      hash = (await database.query<{ hash: string }>('SELECT password_hash AS hash FROM staff_members')).rows[0]!.hash;
    });
    afterEach(() => database.query('UPDATE staff_members SET password_hash = $1', [hash]));
    const openSessions = async () =>
      (await database.query('SELECT 1 FROM staff_sessions WHERE ended_at IS NULL')).rowCount;
    const signIn = (body = ADMIN) => new Browser(app).call('POST', '/api/admin/login', { body });
    const waiting = (statement: string) =>
      waitFor(
        `a statement with ${statement} to wait`,
        async () =>
          (
            await database.query(
              "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1",
              [`%${statement}%`],
            )
          ).rowCount,
      );

    /** Begins `change`, which ends the sessions last, and `second` while the first is not through. */
    const during = async (
      change: () => Promise<Response>,
      second: () => Promise<Response>,
    ): Promise<[string, string]> => {
      const hold = await platform.connectDatabase('identity');
      try {
        await hold.query('BEGIN');
        await hold.query('LOCK TABLE staff_sessions IN EXCLUSIVE MODE');
        const first = change();
        await waiting('UPDATE "staff_sessions" SET "ended_at"');
        const other = second();
        await waiting('staff_members');
        await hold.query('COMMIT');
        return [await codeOf(await first), await codeOf(await other)];
      } finally {
        await hold.end();
      }
    };
    const changePassword = ({ browser, token }: { browser: Browser; token: string }) =>
      browser.call('PUT', '/api/admin/profile/password', {
        token,
        body: { password: ADMIN.password, newPassword: NEW_PASSWORD },
      });

    it('by a password that was changed', async () => {
      const browser = new Browser(app);
      const token = await browser.signIn();
      expect(await during(() => changePassword({ browser, token }), signIn)).toEqual([
        '204',
        '401 staff.invalid_credentials',
      ]);
      expect(await openSessions()).toBe(1);
    });

    it('by a password that was changed, also where its second step had not begun', async () => {
      expect(await during(changePassword.bind(undefined, await turnOn()), signIn)).toEqual([
        '204',
        '401 staff.invalid_credentials',
      ]);
      expect((await database.query('SELECT 1 FROM staff_sign_in_challenges')).rowCount).toBe(0);
    });

    it('without a code, when codes were turned on', async () => {
      const browser = new Browser(app);
      const token = await browser.signIn();
      const { secret } = (await (
        await twoFactor(browser, token, 'setup', { password: ADMIN.password })
      ).json()) as TwoFactorSetup;
      expect(await during(() => twoFactor(browser, token, 'confirm', { code: appCode(secret) }), signIn)).toEqual([
        '200',
        '401 staff.invalid_credentials',
      ]);
      expect(await openSessions()).toBe(1);
    });
  });

  it('keeps its secret sealed; what an older version kept in clear works on, and is sealed with the next start', async () => {
    const { secret } = await turnOn();
    const kept = async () =>
      (await database.query<{ secret: string }>('SELECT secret FROM staff_two_factor')).rows[0]!.secret;
    expect(await kept()).toMatch(/^v1\./);
    expect(await kept()).not.toContain(secretOf(secret).base32);
    await database.query('UPDATE staff_two_factor SET secret = $1', [secretOf(secret).base32]);
    now += STEP_MS;
    expect((await finish(await login(), appCode(secret))).status).toBe(200);
    await app.get(SealTwoFactorHandler).onModuleInit();
    expect(await kept()).toMatch(/^v1\./);
    now += STEP_MS;
    expect((await finish(await login(), appCode(secret))).status).toBe(200);
  });

  it('turns to another key with a start that knows both, and does not start where the key is lost', async () => {
    const { secret } = await turnOn();
    const keys = { STAFF_SECRETS_KEY: 'another key for tests, and for tests alone' };
    await expect(startIdentity(platform, keys)).rejects.toThrow('STAFF_SECRETS_KEY is not the key');
    const turned = await startIdentity(platform, { ...keys, STAFF_SECRETS_KEY_BEFORE: SECRETS_KEY });
    jest.spyOn(turned.get(Clock), 'now').mockImplementation(() => new Date(now));
    now += STEP_MS;
    const answer = await new Browser(turned).call('POST', '/api/admin/login', { body: ADMIN });
    const { challenge } = (await answer.json()) as AdminSecondStep;
    expect(
      (await new Browser(turned).call('POST', '/api/admin/login/code', { body: { challenge, code: appCode(secret) } }))
        .status,
    ).toBe(200);
    await turned.close();
    await (await startIdentity(platform, keys)).close();
  });
});

/** As `TOTP` takes it. */
function secretOf(shown: string) {
  return new TOTP({ secret: shown.replaceAll(' ', '') }).secret;
}
