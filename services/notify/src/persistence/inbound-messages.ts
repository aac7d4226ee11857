import { countOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { InboundMessageEntity } from './inbound-message.entity';

/**
 * Texts that came in, by the provider's id and without their words: each has its effect once, and the same answer every
 * time it comes.
 */
@Injectable()
export class InboundMessages {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param effect does what the text asks for; the answer is kept in the same transaction
   * @returns the answer; null: none
   */
  once(
    providerMessageId: string,
    receivedAt: Date,
    effect: (manager: EntityManager) => Promise<string | null>,
  ): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      // A twin that is under way is waited for here.
      const added = countOf(
        await manager.query(
          'INSERT INTO inbound_messages (provider_message_id, received_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
          [providerMessageId, receivedAt],
        ),
      );
      if (added === 0) return (await manager.findOneBy(InboundMessageEntity, { providerMessageId }))?.answer ?? null;
      const answer = await effect(manager);
      await manager.update(InboundMessageEntity, { providerMessageId }, { answer });
      return answer;
    });
  }
}
