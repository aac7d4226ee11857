import { Injectable } from '@nestjs/common';
import type { PrivacyAccount, PrivacyExport } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { DataSource } from 'typeorm';
import { CustomerRecords } from '../../../submissions/persistence/customer-records';
import { KeptData } from '../../domain/kept-data';
import { PrivacyRequests } from '../../domain/privacy-requests';

/** Shows somebody who has proved who they are what is kept of them, in every service. */
@Injectable()
export class ShowDataHandler {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly kept: KeptData,
    private readonly records: CustomerRecords,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param visitor hash of the browser's secret; null: it has none @throws NotProvedError, DependencyUnavailableError */
  async account(secret: string, visitor: string | null): Promise<PrivacyAccount> {
    const { contact, openUntil } = await this.requests.open(secret, this.clock.now());
    const orders = await this.kept.orders(contact);
    const orderIds = orders.map(({ orderId }) => orderId);
    const [{ total, stoppedSince }, lists] = await Promise.all([this.kept.countMessages(contact, orderIds), this.records.list({ contact, orderIds, visitor }, this.dataSource)]);
    return {
      contact,
      openUntil: openUntil.toISOString(),
      orders: orders.length,
      open: orders.flatMap(({ orderNumber, restaurantName, erasableFrom }) => (erasableFrom ? [{ orderNumber, restaurantName, goneBy: erasableFrom }] : [])),
      messages: total,
      stoppedSince,
      reviews: lists.reviews?.length ?? 0,
      contactMessages: lists.contactMessages?.length ?? 0,
      votes: lists.votes?.length ?? 0,
      referrals: lists.referrals?.length ?? 0,
      referralLinks: lists.referralLinks?.length ?? 0,
    };
  }

  /** @param visitor hash of the browser's secret; null: it has none @throws NotProvedError, DependencyUnavailableError */
  async export(secret: string, visitor: string | null): Promise<PrivacyExport> {
    const now = this.clock.now();
    const { contact } = await this.requests.open(secret, now);
    const orders = await this.kept.orders(contact);
    const orderIds = orders.map(({ orderId }) => orderId);
    const [{ messages, stoppedSince }, community] = await Promise.all([this.kept.messages(contact, orderIds), this.records.list({ contact, orderIds, visitor }, this.dataSource)]);
    return { contact, exportedAt: now.toISOString(), orders, messages: [...messages], stoppedSince, community };
  }
}
