import { countOf, pauseRecount, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { BusinessEntity } from './business.entity';
import { CallEntity } from './call.entity';
import { DrillEntity } from './drill.entity';
import { statisticsOf } from './message-statistics';
import { PrinterEntity } from './printer.entity';
import { RecipientEntity } from './recipient.entity';
import { WebhookEndpointEntity } from './webhooks/webhook.entities';

/**
 * How many there were a day is kept in the same statement: the platform's figures, which name nobody, stay as they are.
 */
const REMOVE_MESSAGES = `
  WITH gone AS (DELETE FROM notifications WHERE share_id = ANY ($1) RETURNING created_at, channel, status, state),
  counted AS (
    INSERT INTO erased_day_figures AS kept (day, channel, written, sent, delivered, failed) ${statisticsOf('gone')}
    ON CONFLICT (day, channel) DO UPDATE SET written = kept.written + excluded.written, sent = kept.sent + excluded.sent, delivered = kept.delivered + excluded.delivered, failed = kept.failed + excluded.failed)
  SELECT count(*)::int AS count FROM gone`;
const Removed = z.object({ count: z.int() });

/**
 * Removes all that is kept of a business that is gone: whom to tell, its printers, and every message about its orders.
 */
@Injectable()
export class BusinessErasure {
  /** In the caller's transaction. @returns how many records of each kind are gone */
  async erase(businessId: string, manager: EntityManager): Promise<Record<string, number>> {
    await pauseRecount(manager);
    await manager.delete(BusinessEntity, { id: businessId });
    const menus = await manager.find(RecipientEntity, {
      select: { shareId: true },
      where: { businessId },
      order: { shareId: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const shareIds = menus.map(({ shareId }) => shareId);
    const ofThem = { shareId: Any(shareIds) };
    const gone = async (statement: string) => countOf(await manager.query(statement, [shareIds]));
    const { affected: webhooks } = await manager.delete(WebhookEndpointEntity, { businessId });
    return {
      webhooks: webhooks ?? 0,
      // A number that another menu names as well stays confirmed; one that wants no messages gets none from anybody.
      confirmed_numbers: await gone(`
        DELETE FROM confirmed_numbers WHERE destination_hash IN (SELECT destination_hash FROM notifications WHERE share_id = ANY ($1) AND audience = 'restaurant')
          AND destination_hash NOT IN (SELECT destination_hash FROM notifications WHERE audience = 'restaurant' AND share_id IS NOT NULL AND share_id <> ALL ($1)
            AND destination_hash IN (SELECT destination_hash FROM notifications WHERE share_id = ANY ($1)))`),
      outbox_messages: await gone(
        'DELETE FROM outbox_messages WHERE id IN (SELECT id FROM notifications WHERE share_id = ANY ($1))',
      ),
      order_states: await gone(
        'DELETE FROM order_states WHERE order_id IN (SELECT order_id FROM notifications WHERE share_id = ANY ($1))',
      ),
      notifications: rowsOf(Removed, await manager.query(REMOVE_MESSAGES, [shareIds]))[0]?.count ?? 0,
      calls: (await manager.delete(CallEntity, ofThem)).affected ?? 0,
      drills: (await manager.delete(DrillEntity, ofThem)).affected ?? 0,
      printers: (await manager.delete(PrinterEntity, ofThem)).affected ?? 0,
      recipients: (await manager.delete(RecipientEntity, ofThem)).affected ?? 0,
    };
  }
}
