import type { z } from 'zod';
import { AcknowledgementRpcV1 } from './acknowledgement.v1';
import { ApiKeyRpcV1 } from './api-key.v1';
import { BusinessNoticeRpcV1 } from './business-notice.v1';
import { BusinessPlanRpcV1 } from './business-plan.v1';
import { CustomerMessagesRpcV1 } from './customer-messages.v1';
import { CustomerOrderSummaryRpcV1 } from './customer-order-summary.v1';
import { CustomerOrdersRpcV1 } from './customer-orders.v1';
import { ErasureContactRpcV1 } from './erasure-contact.v1';
import { OrderChannelsRpcV1 } from './order-channels.v1';
import { OrderProofRpcV1 } from './order-proof.v1';
import { PrivacyCodeRpcV1 } from './privacy-code.v1';
import { RestaurantContactsRpcV1 } from './restaurant-contacts.v1';
import { SellOutByWordsRpcV1 } from './sell-out-by-words.v1';
import { SignInMessageRpcV1 } from './sign-in-message.v1';
import { MenuSnapshotRpcV1 } from './snapshot.v1';
import { SoldOutRpcV1 } from './sold-out.v1';
import { TableLinksRpcV1 } from './table-links.v1';
import { TextStandingRpcV1 } from './text-standing.v1';
import { OrderTicketsRpcV1 } from './tickets.v1';

interface CallDefinition {
  readonly subject: string;
  readonly request: z.ZodType;
  readonly reply: z.ZodType;
}

/** Every request-reply call between services, for the documentation. */
export const CALLS: readonly CallDefinition[] = [
  MenuSnapshotRpcV1,
  SoldOutRpcV1,
  SellOutByWordsRpcV1,
  OrderTicketsRpcV1,
  OrderProofRpcV1,
  TableLinksRpcV1,
  CustomerOrdersRpcV1,
  CustomerOrderSummaryRpcV1,
  AcknowledgementRpcV1,
  ApiKeyRpcV1,
  SignInMessageRpcV1,
  BusinessNoticeRpcV1,
  BusinessPlanRpcV1,
  PrivacyCodeRpcV1,
  ErasureContactRpcV1,
  CustomerMessagesRpcV1,
  TextStandingRpcV1,
  OrderChannelsRpcV1,
  RestaurantContactsRpcV1,
];
