import type { DataSource } from 'typeorm';
import type { SigningKeyPair } from '../domain/signing-keys';

/** The newest key pair; the first start makes one, and instances that start at once agree on the same. */
export async function loadSigningKey(
  dataSource: DataSource,
  generate: () => Promise<SigningKeyPair>,
): Promise<SigningKeyPair> {
  return dataSource.transaction(async (manager) => {
    await manager.query('LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE');
    const [known] = (await manager.query(
      'SELECT key_id AS "keyId", public_jwk AS "publicJwk", private_jwk AS "privateJwk" FROM signing_keys ORDER BY created_at DESC LIMIT 1',
    )) as SigningKeyPair[];
    if (known) return known;
    const pair = await generate();
    await manager.query('INSERT INTO signing_keys (key_id, public_jwk, private_jwk) VALUES ($1, $2, $3)', [
      pair.keyId,
      JSON.stringify(pair.publicJwk),
      JSON.stringify(pair.privateJwk),
    ]);
    return pair;
  });
}
