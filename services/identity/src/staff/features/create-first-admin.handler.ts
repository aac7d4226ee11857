import { randomUUID } from 'node:crypto';
import { ConfigError } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../authority/domain/audit-log';
import { PasswordHasher } from '../domain/password-hasher';
import { normaliseEmail, type StaffMember } from '../domain/staff-member';
import { StaffRepository } from '../domain/staff.repository';

export const FIRST_ADMIN = Symbol('first admin');

export interface FirstAdminOptions {
  readonly credentials?: { readonly email: string; readonly password: string };
  /** Without staff and without credentials: do not start. */
  readonly required: boolean;
}

/** Makes the first administrator, so that somebody can sign in; changes nothing once there is staff. */
@Injectable()
export class CreateFirstAdminHandler implements OnModuleInit {
  private readonly logger = new Logger(CreateFirstAdminHandler.name);

  constructor(
    private readonly staff: StaffRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(FIRST_ADMIN) private readonly options: FirstAdminOptions,
  ) {}

  /** @throws ConfigError when nobody could sign in and that is not allowed */
  async onModuleInit(): Promise<void> {
    const outcome = await this.staff.addFirst(() => this.make());
    if (outcome === 'added') await this.publish();
    if (outcome !== 'none') return;
    if (this.options.required)
      throw new ConfigError([
        'ADMIN_EMAIL, ADMIN_PASSWORD: needed for the first start, since nobody could sign in without them',
      ]);
    this.logger.warn('Nobody can sign in to the administration: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.');
  }

  private async make(): Promise<StaffMember | undefined> {
    const { credentials } = this.options;
    if (!credentials) return undefined;
    return {
      id: randomUUID(),
      email: normaliseEmail(credentials.email),
      firstName: 'Admin',
      lastName: 'User',
      role: 'super_admin',
      passwordHash: await this.hasher.hash(credentials.password),
      isActive: true,
      createdAt: this.clock.now(),
    };
  }

  private async publish(): Promise<void> {
    this.logger.log('The first administrator was created from ADMIN_EMAIL and ADMIN_PASSWORD.');
    const actor = normaliseEmail(this.options.credentials?.email ?? '');
    await this.audit.record({
      action: 'staff.first_admin_created',
      actor,
      address: 'start of the service',
      at: this.clock.now(),
    });
  }
}
