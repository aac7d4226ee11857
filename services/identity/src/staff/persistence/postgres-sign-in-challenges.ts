import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SignInChallenges, type NewChallenge } from '../domain/sign-in-challenges';
import type { StaffMember } from '../domain/staff-member';

@Injectable()
export class PostgresSignInChallenges extends SignInChallenges {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async add(
    { id, passwordHash }: Pick<StaffMember, 'id' | 'passwordHash'>,
    { hash, expiresAt }: NewChallenge,
  ): Promise<boolean> {
    // Locks the member: whoever is changing the password is waited for.
    const rows = (await this.dataSource.query(
      'INSERT INTO staff_sign_in_challenges (challenge_hash, staff_id, expires_at) SELECT $1, id, $3 FROM staff_members WHERE id = $2 AND password_hash = $4 FOR SHARE RETURNING staff_id',
      [hash, id, expiresAt, passwordHash],
    )) as unknown[];
    return rows.length > 0;
  }

  async find(hash: string, now: Date): Promise<string | undefined> {
    const [row] = (await this.dataSource.query(
      'SELECT staff_id AS "staffId" FROM staff_sign_in_challenges WHERE challenge_hash = $1 AND expires_at > $2',
      [hash, now],
    )) as { staffId: string }[];
    return row?.staffId;
  }

  async take(hash: string, now: Date): Promise<boolean> {
    const [, count] = (await this.dataSource.query(
      'DELETE FROM staff_sign_in_challenges WHERE challenge_hash = $1 AND expires_at > $2',
      [hash, now],
    )) as [unknown, number];
    return count > 0;
  }

  async removeExpired(before: Date): Promise<number> {
    const [, count] = (await this.dataSource.query('DELETE FROM staff_sign_in_challenges WHERE expires_at < $1', [
      before,
    ])) as [unknown, number];
    return count;
  }
}
