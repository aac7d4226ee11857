import type { ServiceName } from '../topology';
import * as billing from './identity/billing.routes';
import * as community from './identity/community.routes';
import * as privacy from './identity/privacy.routes';
import * as reviews from './identity/reviews.routes';
import * as staff from './identity/staff.routes';
import * as cloudPrinters from './notify/cloud-printers.routes';
import * as channels from './notify/channels.routes';
import * as messageFigures from './notify/figures.routes';
import * as messages from './notify/messages.routes';
import * as outbox from './notify/outbox.routes';
import * as twilio from './notify/twilio.routes';
import * as operations from './operations.routes';
import * as board from './ordering/board.routes';
import * as orderFigures from './ordering/figures.routes';
import * as orders from './ordering/orders.routes';
import * as tracking from './ordering/tracking.routes';
import type { RouteDefinition } from './route';

/*
 * Every definition, for the documentation and for tests. A browser imports the file of the route that it calls: this one would bring all of them.
 */

const all = (...files: readonly Readonly<Record<string, RouteDefinition>>[]): readonly RouteDefinition[] => files.flatMap((file) => Object.values(file));

/** What each service answers. */
export const ROUTES: Readonly<Partial<Record<ServiceName, readonly RouteDefinition[]>>> = {
  ordering: all(orders, tracking, board, orderFigures),
  identity: all(staff, billing, community, reviews, privacy),
  notify: all(channels, messages, cloudPrinters, twilio, outbox, messageFigures),
};

/** What each service answers of itself, with its own name as `:service`. */
export const OPERATIONS_ROUTES = all(operations);
