import { createHash, randomBytes } from 'node:crypto';

/** How long a device is known after its last sign-in. Browsers keep no cookie for longer. */
export const DEVICE_KNOWN_MS = 400 * 86_400_000;
/** Devices that are kept of one member; the one that was not used for longest goes first. */
export const DEVICES_KEPT = 20;

/** 256 random bits, base64url: what the cookie of a device holds. Only its hash is stored. */
export function newDeviceSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashDeviceSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Devices from which members have signed in before: a port. */
export abstract class KnownDevices {
  abstract isKnown(staffId: string, deviceHash: string): Promise<boolean>;
  /** Keeps a device after a sign-in, for `DEVICE_KNOWN_MS`. */
  abstract remember(staffId: string, deviceHash: string, now: Date): Promise<void>;
  /** @returns how many are gone */
  abstract removeUsedBefore(instant: Date): Promise<number>;
}
