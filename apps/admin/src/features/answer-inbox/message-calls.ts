import type { ContactStateRequest } from '@chalkboard/contracts';
import {
  handleContactMessageRoute,
  listContactMessagesRoute,
  showContactMessageRoute,
} from '@chalkboard/contracts/api/identity/community.routes';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

export const MESSAGES = addressOf(listContactMessagesRoute);
export const messageAt = (id: string) => addressOf(showContactMessageRoute, { params: { messageId: id } });
export const setMessageState = ({ id, ...body }: { readonly id: string } & ContactStateRequest) =>
  callAsStaff(handleContactMessageRoute, { params: { messageId: id }, body });
