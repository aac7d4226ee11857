import { RestaurantContactsRpcV1, type RestaurantContacts } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { OrderingSettingsStore } from '../../domain/ordering-settings';

/** Tells notify where else a restaurant can be reached, when nobody answered its drill. */
@Controller()
export class AnswerRestaurantContactsController {
  constructor(private readonly settings: OrderingSettingsStore) {}

  @MessagePattern(RestaurantContactsRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<RestaurantContacts> {
    const { shareId } = parseInput(RestaurantContactsRpcV1.request, message);
    const { backupPhone, backupEmail } = await this.settings.of(shareId);
    return { ...(backupPhone && { phone: backupPhone }), ...(backupEmail && { email: backupEmail }) };
  }
}
