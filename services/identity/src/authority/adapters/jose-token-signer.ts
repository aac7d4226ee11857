import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey } from 'jose';
import type { PublicKey, SigningKeyPair, SigningKeys } from '../domain/signing-keys';
import type { TokenSigner, TokenToSign } from '../domain/token-signer';

const ALGORITHM = 'EdDSA';

export async function generateSigningKeyPair(): Promise<SigningKeyPair> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  return { keyId: randomUUID(), publicJwk: await exportJWK(publicKey), privateJwk: await exportJWK(privateKey) };
}

/** Signs by Ed25519. Names the key in the token, so that keys can be changed while tokens are out. */
export class JoseTokenSigner implements TokenSigner, SigningKeys {
  private constructor(
    private readonly pair: SigningKeyPair,
    private readonly privateKey: CryptoKey | Uint8Array,
  ) {}

  static async of(pair: SigningKeyPair): Promise<JoseTokenSigner> {
    return new JoseTokenSigner(pair, await importJWK(pair.privateJwk, ALGORITHM));
  }

  publicKey(): PublicKey {
    return { keyId: this.pair.keyId, jwk: this.pair.publicJwk };
  }

  async sign(
    { subject, audience, lifeMs, claims }: TokenToSign,
    now: Date,
  ): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = new Date(now.getTime() + lifeMs);
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.pair.keyId })
      .setSubject(subject)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(this.privateKey);
    return { token, expiresAt };
  }
}
