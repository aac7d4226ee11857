import {
  ADMIN_TOTAL_CAP,
  REPLAYED_AT_ONCE,
  type AdminDeadLetter,
  type AdminDeadLetters,
  type AdminListQuery,
  type DeadLetterEntry,
  type DiscardDeadLetterRequest,
  type ReplayedDeadLetter,
  type ReplayedDeadLetters,
  type ServiceName,
  type StaffClaims,
} from '@chalkboard/contracts';
import {
  discardDeadLetterRoute,
  listDeadLettersRoute,
  replayDeadLetterRoute,
  replayDeadLettersRoute,
  showDeadLetterRoute,
} from '@chalkboard/contracts/api/operations.routes';
import type { BodyOf } from '@chalkboard/contracts/api/route';
import { Controller, Inject, Logger, type Type } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../domain';
import { CurrentStaff } from '../http/access.decorators';
import { Handles, RouteBody, RouteParam, RouteQuery } from '../http/handles';
import { DeadLetters, type DeadLetter } from '../messaging/dead-letters';
import { cursorAfter, keysOfCursor } from '../persistence/keyset-cursor';
import { StaffAudit } from '../staff-audit';
import { maskedEvent, maskedReason } from './masked-event';

/**
 * The staff's view of what a service has set aside, under an address of its own: the edge asks the service that owns
 * the consumers.
 */
export function deadLettersControllerOf(service: ServiceName): Type {
  @Controller()
  class DeadLettersController {
    private readonly logger = new Logger('DeadLettersController');

    constructor(
      @Inject(DeadLetters) private readonly letters: DeadLetters,
      @Inject(StaffAudit) private readonly audit: StaffAudit,
    ) {}

    @Handles(listDeadLettersRoute, { service })
    async list(@RouteQuery() { cursor, limit }: AdminListQuery): Promise<AdminDeadLetters> {
      const after = cursor === undefined ? 0 : Number(keysOfCursor(cursor, ['bigint'])[0]);
      const found = await this.letters.list(limit + 1, Math.max(0, after));
      const items = found.slice(0, limit);
      const last = items.at(-1);
      const total = await this.letters.count();
      return {
        items: items.map((letter) => entryOf(letter)),
        next: last && found.length > limit ? cursorAfter([String(last.sequence)]) : null,
        total: Math.min(total, ADMIN_TOTAL_CAP),
        totalIsCapped: total > ADMIN_TOTAL_CAP,
      };
    }

    @Handles(showDeadLetterRoute, { service })
    async show(@RouteParam('sequence') sequence: number): Promise<AdminDeadLetter> {
      const letter = await this.existing(sequence);
      return {
        ...entryOf(letter),
        envelope: maskedEvent(parsed(letter.body)) ?? null,
        bytes: Buffer.byteLength(letter.body),
      };
    }

    @Handles(replayDeadLettersRoute, { service })
    async replayMany(
      @RouteBody() request: BodyOf<typeof replayDeadLettersRoute>,
      @CurrentStaff() staff: StaffClaims,
    ): Promise<ReplayedDeadLetters> {
      if ('sequences' in request) return { ...(await this.replayEach(request.sequences, staff)), next: null };
      const maximum = request.most ?? (await this.letters.count());
      const sequences = (await this.letters.list(Math.min(maximum, REPLAYED_AT_ONCE), request.after)).map(
        ({ sequence }) => sequence,
      );
      const last = sequences.at(-1);
      const left = maximum - sequences.length;
      return {
        ...(await this.replayEach(sequences, staff)),
        next: last === undefined || left <= 0 ? null : { after: last, most: left },
      };
    }

    /** One after the other, each as if it were replayed alone. */
    private async replayEach(
      sequences: readonly number[],
      staff: StaffClaims,
    ): Promise<Omit<ReplayedDeadLetters, 'next'>> {
      const done = { replayed: 0, gone: 0, stopped: false };
      for (const sequence of sequences) {
        try {
          await this.replay(sequence, staff);
          done.replayed++;
        } catch (error) {
          if (!(error instanceof DomainError)) {
            this.logger.error(error);
            return { ...done, stopped: true };
          }
          done.gone++;
        }
      }
      return done;
    }

    /** The log has it before it is done: there is no replay that nobody has to answer for. */
    @Handles(replayDeadLetterRoute, { service })
    async replay(
      @RouteParam('sequence') sequence: number,
      @CurrentStaff() staff: StaffClaims,
    ): Promise<ReplayedDeadLetter> {
      const letter = await this.existing(sequence);
      await this.audit.record({
        action: 'dead_letter.replayed',
        ...by(staff),
        subject: letter.durable,
        before: factsOf(letter),
      });
      if (!(await this.letters.replay(sequence))) throw notFound();
      return {};
    }

    @Handles(discardDeadLetterRoute, { service })
    async discard(
      @RouteParam('sequence') sequence: number,
      @RouteBody() { note }: DiscardDeadLetterRequest,
      @CurrentStaff() staff: StaffClaims,
    ): Promise<void> {
      const letter = await this.existing(sequence);
      await this.audit.record({
        action: 'dead_letter.discarded',
        ...by(staff),
        subject: letter.durable,
        before: factsOf(letter),
        after: { note },
      });
      if (!(await this.letters.discard(sequence))) throw notFound();
    }

    private async existing(sequence: number): Promise<DeadLetter> {
      const letter = await this.letters.find(sequence);
      if (!letter) throw notFound();
      return letter;
    }
  }
  return DeadLettersController;
}

function notFound(): DomainError {
  return new DomainError(
    'dead_letter.not_found',
    'This message is not set aside any more: it was replayed, discarded, or its time is over. Please load the list again.',
  );
}

function by({ sub, sid }: StaffClaims): { staffId: string; sessionId: string } {
  return { staffId: sub, sessionId: sid };
}

function factsOf(letter: DeadLetter): Record<string, unknown> {
  const { sequence, eventType, eventId, reason } = entryOf(letter);
  return { sequence, eventType, eventId: eventId ?? null, reason };
}

function entryOf({
  sequence,
  durable,
  subject,
  reason,
  attempts: tries,
  replays,
  firstFailedAt,
  parkedAt,
  body,
}: DeadLetter): DeadLetterEntry {
  const eventId = idOf(parsed(body));
  return {
    sequence,
    durable,
    eventType: subject,
    ...(eventId !== undefined && { eventId }),
    ...(firstFailedAt && { firstFailedAt: firstFailedAt.toISOString() }),
    parkedAt: parkedAt.toISOString(),
    reason: maskedReason(reason),
    tries,
    replays,
  };
}

function idOf(envelope: unknown): string | undefined {
  const { data } = z.object({ id: z.uuid() }).safeParse(envelope);
  return data?.id;
}

/** @returns undefined where it is no JSON */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
