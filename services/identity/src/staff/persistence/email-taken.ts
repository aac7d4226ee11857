import { QueryFailedError } from 'typeorm';
import { EmailTakenError } from '../domain/staff.errors';

const UNIQUE_VIOLATION = '23505';

/** What writes an e-mail address. @throws EmailTakenError where somebody has it, also one who came at the same time */
export async function asEmailTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const { code, constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as {
      code?: string;
      constraint?: string;
    };
    if (code === UNIQUE_VIOLATION && constraint === 'staff_members_email_key') throw new EmailTakenError();
    throw error;
  }
}
