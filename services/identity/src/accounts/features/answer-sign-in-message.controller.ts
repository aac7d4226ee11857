import { SignInMessageRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { AccountContacts } from '../domain/accounts';
import { SignIns } from '../domain/sign-ins';

/**
 * Tells notify what a sign-in message says, when it writes it: link and code are made then, and kept nowhere in the
 * clear.
 */
@Controller()
export class AnswerSignInMessageController {
  constructor(
    private readonly signIns: SignIns,
    private readonly contacts: AccountContacts,
    private readonly clock: Clock,
  ) {}

  @MessagePattern(SignInMessageRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof SignInMessageRpcV1.reply>> {
    const { signInId } = parseInput(SignInMessageRpcV1.request, message);
    const now = this.clock.now();
    return {
      message: (await this.signIns.message(signInId, now)) ?? (await this.contacts.message(signInId, now)) ?? null,
    };
  }
}
