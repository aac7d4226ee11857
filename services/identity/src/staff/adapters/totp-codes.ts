import { PRODUCT_NAME } from '@chalkboard/contracts';
import { Secret, TOTP } from 'otpauth';
import { OneTimeCodes } from '../domain/two-factor';

/** What every authenticator app can do; several read nothing else. */
const SETTING = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Clocks of telephones go wrong by less than this many steps. */
const TOLERANCE = 1;

/** RFC 6238, as authenticator apps have it. */
export class TotpCodes extends OneTimeCodes {
  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  uriOf(secret: string, account: string): string {
    return new TOTP({ ...SETTING, issuer: PRODUCT_NAME, label: account, secret }).toString();
  }

  stepOf(secret: string, code: string, now: Date): number | undefined {
    const timestamp = now.getTime();
    const delta = new TOTP({ ...SETTING, secret }).validate({ token: code, timestamp, window: TOLERANCE });
    return delta === null ? undefined : TOTP.counter({ period: SETTING.period, timestamp }) + delta;
  }
}
