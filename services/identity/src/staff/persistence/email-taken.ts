import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { EmailTakenError } from '../domain/staff.errors';

const UNIQUE_VIOLATION = '23505';

/** What writes an e-mail address. @throws EmailTakenError where somebody has it, also one who came at the same time */
export async function asEmailTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isOfEmail(error)) throw new EmailTakenError();
    throw error;
  }
}

function isOfEmail(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : undefined;
  return (
    cause instanceof DatabaseError && cause.code === UNIQUE_VIOLATION && cause.constraint === 'staff_members_email_key'
  );
}
