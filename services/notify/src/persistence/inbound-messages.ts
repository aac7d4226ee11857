import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

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
      const fresh: unknown[] = await manager.query(
        'INSERT INTO inbound_messages (provider_message_id, received_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
        [providerMessageId, receivedAt],
      );
      if (fresh.length === 0) {
        const [known] = (await manager.query('SELECT answer FROM inbound_messages WHERE provider_message_id = $1', [
          providerMessageId,
        ])) as { answer: string | null }[];
        return known?.answer ?? null;
      }
      const answer = await effect(manager);
      await manager.query('UPDATE inbound_messages SET answer = $2 WHERE provider_message_id = $1', [
        providerMessageId,
        answer,
      ]);
      return answer;
    });
  }
}
