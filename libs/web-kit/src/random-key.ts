/**
 * 32 random hexadecimal letters, to know a request again by; also where `crypto.randomUUID` is missing: on plain http,
 * on an old phone.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
