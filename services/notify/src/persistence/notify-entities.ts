import { RECOUNT_ENTITIES, RetentionLogEntity } from '@chalkboard/service-kit';
import { BusinessEntity } from './business.entity';
import { CallEntity } from './call.entity';
import { DishChoiceEntity } from './dish-choice.entity';
import { DrillEntity } from './drill.entity';
import { InboundMessageEntity } from './inbound-message.entity';
import { ErasedDayEntity, MessageDayEntity, MessageMonthEntity } from './message-statistics.entities';
import { NotificationEntity } from './notification.entity';
import { ConfirmedNumberEntity, DailyCountEntity, OptOutEntity } from './number-reputation.entities';
import { OrderStateEntity } from './order-state.entity';
import { OutboxMessageEntity } from './outbox-message.entity';
import { PrinterEntity } from './printer.entity';
import { RecipientEntity } from './recipient.entity';
import { TextPromiseEntity } from './text-promise.entity';
import { TextedCountEntity, TextedNumberEntity } from './texted-number.entities';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from './webhooks/webhook.entities';

/** Every table of notify's schema but those that service-kit brings to each service. */
export const NOTIFY_ENTITIES = [
  NotificationEntity,
  RecipientEntity,
  BusinessEntity,
  OrderStateEntity,
  OutboxMessageEntity,
  InboundMessageEntity,
  CallEntity,
  DishChoiceEntity,
  DrillEntity,
  PrinterEntity,
  OptOutEntity,
  ConfirmedNumberEntity,
  DailyCountEntity,
  TextedNumberEntity,
  TextedCountEntity,
  TextPromiseEntity,
  MessageDayEntity,
  MessageMonthEntity,
  ErasedDayEntity,
  WebhookEndpointEntity,
  WebhookDeliveryEntity,
  RetentionLogEntity,
  ...RECOUNT_ENTITIES,
];
