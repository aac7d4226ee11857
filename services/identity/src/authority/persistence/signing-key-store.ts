import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { SigningKeyPair } from '../domain/signing-keys';
import { SigningKeyEntity } from './signing-key.entity';

const Jwk = z.looseObject({ kty: z.string() });
const KeyPair = z.object({ keyId: z.string(), publicJwk: Jwk, privateJwk: Jwk });

/** The newest key pair; the first start makes one, and instances that start at once agree on the same. */
export async function loadSigningKey(
  dataSource: DataSource,
  generate: () => Promise<SigningKeyPair>,
): Promise<SigningKeyPair> {
  return dataSource.transaction(async (manager) => {
    await manager.query('LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE');
    const [known] = await manager.find(SigningKeyEntity, { order: { createdAt: 'DESC' }, take: 1 });
    if (known) return KeyPair.parse(known);
    const pair = await generate();
    const { keyId, publicJwk, privateJwk } = pair;
    await manager.insert(SigningKeyEntity, { keyId, publicJwk, privateJwk });
    return pair;
  });
}
