import { RetentionLogEntity } from '@chalkboard/service-kit';
import { AccountClosureEntity } from './account-closure.entity';
import { AccountContactEntity, OfferedContactEntity } from './account-contact.entities';
import { AccountTryEntity } from './account-try.entity';
import { AccountEntity } from './account.entity';
import { BusinessLocationEntity } from './business-location.entity';
import { BusinessMemberEntity } from './business-member.entity';
import { BusinessNoteEntity } from './business-note.entity';
import { BusinessEntity } from './business.entity';
import { MenuFactEntity } from './menu-fact.entity';
import { OrderFactEntity, OrderMonthTotalEntity } from './order-fact.entities';
import { OwnerSessionEntity } from './owner-session.entity';
import { SignInEntity, SignInSecretEntity } from './sign-in.entities';
import { SignupDraftEntity } from './signup-draft.entity';

export const ACCOUNTS_ENTITIES = [
  BusinessEntity,
  BusinessMemberEntity,
  BusinessLocationEntity,
  BusinessNoteEntity,
  AccountEntity,
  AccountContactEntity,
  OfferedContactEntity,
  AccountClosureEntity,
  AccountTryEntity,
  SignInEntity,
  SignInSecretEntity,
  OwnerSessionEntity,
  SignupDraftEntity,
  OrderFactEntity,
  OrderMonthTotalEntity,
  MenuFactEntity,
  RetentionLogEntity,
];
