import type { PrivacyAccount, PrivacyExport } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contactKey, SubmissionLimits } from '../../../submissions/domain/submission-limits';
import { CustomerRecords } from '../../../submissions/persistence/customer-records';
import { KeptData } from '../../domain/kept-data';
import type { OpenRequest } from '../../domain/privacy-request';
import { PrivacyRequests } from '../../domain/privacy-requests';

export interface ShowData {
  /** What opens the request of who has proved it. */
  readonly secret: string;
  /** Hash of the browser's secret; null: it has none. */
  readonly visitor: string | null;
  /** Network address of the caller. */
  readonly address: string;
}

/** Shows somebody who has proved who they are what is kept of them, in every service. */
@Injectable()
export class ShowDataHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly requests: PrivacyRequests,
    private readonly kept: KeptData,
    private readonly records: CustomerRecords,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws NotProvedError, TooManySubmissionsError, DependencyUnavailableError */
  async account({ secret, visitor, address }: ShowData): Promise<PrivacyAccount> {
    const { contact, openUntil } = await this.opened('privacy-look', { secret, address });
    const { orderIds, open } = await this.kept.summary(contact);
    const [{ total, stoppedSince }, lists] = await Promise.all([
      this.kept.countMessages(contact, orderIds),
      this.records.list({ contact, orderIds, visitor }, this.dataSource),
    ]);
    return {
      contact,
      openUntil: openUntil.toISOString(),
      orders: orderIds.length,
      open: open.map(({ orderNumber, restaurantName, erasableFrom }) => ({
        orderNumber,
        restaurantName,
        goneBy: erasableFrom,
      })),
      messages: total,
      stoppedSince,
      reviews: lists.reviews?.length ?? 0,
      contactMessages: lists.contactMessages?.length ?? 0,
      votes: lists.votes?.length ?? 0,
      referrals: lists.referrals?.length ?? 0,
      referralLinks: lists.referralLinks?.length ?? 0,
    };
  }

  /** All of it, however much. @throws NotProvedError, TooManySubmissionsError, DependencyUnavailableError */
  async export({ secret, visitor, address }: ShowData): Promise<PrivacyExport> {
    const { contact } = await this.opened('privacy-copy', { secret, address });
    const orders = await this.kept.orders(contact);
    const orderIds = orders.map(({ orderId }) => orderId);
    const [{ messages, stoppedSince }, community] = await Promise.all([
      this.kept.messages(contact, orderIds),
      this.records.list({ contact, orderIds, visitor }, this.dataSource),
    ]);
    return {
      contact,
      exportedAt: this.clock.now().toISOString(),
      orders,
      messages: [...messages],
      stoppedSince,
      community,
    };
  }

  /** Counted by the number or address too: each code that is sent there would bring as many looks more. */
  private async opened(
    form: 'privacy-look' | 'privacy-copy',
    { secret, address }: Pick<ShowData, 'secret' | 'address'>,
  ): Promise<OpenRequest> {
    const now = this.clock.now();
    const open = await this.requests.open(secret, now);
    await this.limits.take(form, { visitor: open.id, address, email: contactKey(open.contact) }, now);
    return open;
  }
}
