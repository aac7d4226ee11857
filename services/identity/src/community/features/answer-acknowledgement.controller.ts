import { AcknowledgementRpcV1, type Acknowledgement } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { ContactMessages } from '../domain/contact-messages';
import { Referrals } from '../domain/referrals';

/** Tells notify who wrote, or who referred whom, when it writes the acknowledgement. */
@Controller()
export class AnswerAcknowledgementController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly referrals: Referrals,
  ) {}

  @MessagePattern(AcknowledgementRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof AcknowledgementRpcV1.reply>> {
    const { kind, id } = parseInput(AcknowledgementRpcV1.request, message);
    const acknowledgement = kind === 'contact' ? await this.ofContact(id) : await this.ofReferral(id);
    return { acknowledgement: acknowledgement ?? null };
  }

  private async ofContact(id: string): Promise<Acknowledgement | undefined> {
    const message = await this.messages.find(id);
    return (
      message && {
        kind: 'contact',
        email: message.email,
        name: message.name,
        subject: message.subject,
        category: message.category,
        ...(message.language !== undefined && { language: message.language }),
      }
    );
  }

  private async ofReferral(id: string): Promise<Acknowledgement | undefined> {
    const referral = await this.referrals.find(id);
    return (
      referral && {
        kind: 'referral',
        email: referral.referrerEmail,
        restaurantEmail: referral.restaurantEmail,
        ...(referral.language !== undefined && { language: referral.language }),
      }
    );
  }
}
