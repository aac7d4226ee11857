import { countOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { SignInChallenges, type NewChallenge } from '../domain/sign-in-challenges';
import type { StaffMember } from '../domain/staff-member';
import { SignInChallengeEntity } from './sign-in-challenge.entity';

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
    const added = countOf(
      await this.dataSource.query(
        'INSERT INTO staff_sign_in_challenges (challenge_hash, staff_id, expires_at) SELECT $1, id, $3 FROM staff_members WHERE id = $2 AND password_hash = $4 FOR SHARE RETURNING staff_id',
        [hash, id, expiresAt, passwordHash],
      ),
    );
    return added > 0;
  }

  async find(hash: string, now: Date): Promise<string | undefined> {
    const open = { challengeHash: hash, expiresAt: MoreThan(now) };
    return (await this.dataSource.manager.findOneBy(SignInChallengeEntity, open))?.staffId;
  }

  async take(hash: string, now: Date): Promise<boolean> {
    const open = { challengeHash: hash, expiresAt: MoreThan(now) };
    return ((await this.dataSource.manager.delete(SignInChallengeEntity, open)).affected ?? 0) > 0;
  }

  async removeExpired(before: Date): Promise<number> {
    return (await this.dataSource.manager.delete(SignInChallengeEntity, { expiresAt: LessThan(before) })).affected ?? 0;
  }
}
