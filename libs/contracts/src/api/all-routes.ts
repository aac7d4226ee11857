import type { ServiceName } from '../topology';
import * as account from './identity/account.routes';
import * as apiKeys from './identity/api-keys.routes';
import * as auditLog from './identity/audit-log.routes';
import * as billing from './identity/billing.routes';
import * as businesses from './identity/businesses.routes';
import * as community from './identity/community.routes';
import * as privacy from './identity/privacy.routes';
import * as reviews from './identity/reviews.routes';
import * as signIn from './identity/sign-in.routes';
import * as signup from './identity/signup.routes';
import * as staff from './identity/staff.routes';
import * as team from './identity/team.routes';
import * as allergens from './menu/allergens.routes';
import * as apiMenus from './menu/api-menus.routes';
import * as archives from './menu/archive.routes';
import * as directory from './menu/directory.routes';
import * as locations from './menu/locations.routes';
import * as menus from './menu/menus.routes';
import * as pictures from './menu/pictures.routes';
import * as rights from './menu/rights.routes';
import * as sharing from './menu/sharing.routes';
import * as menuFigures from './menu/statistics.routes';
import * as tableCodes from './menu/table-codes.routes';
import * as uploads from './menu/uploads.routes';
import * as visits from './menu/visits.routes';
import * as apiWebhooks from './notify/api-webhooks.routes';
import * as channels from './notify/channels.routes';
import * as cloudPrinters from './notify/cloud-printers.routes';
import * as epsonPrinters from './notify/epson-printers.routes';
import * as messages from './notify/messages.routes';
import * as outbox from './notify/outbox.routes';
import * as messageFigures from './notify/statistics.routes';
import * as twilio from './notify/twilio.routes';
import * as webhooks from './notify/webhooks.routes';
import * as operations from './operations.routes';
import * as apiOrders from './ordering/api-orders.routes';
import * as board from './ordering/board.routes';
import * as orders from './ordering/orders.routes';
import * as payment from './ordering/payment.routes';
import * as sales from './ordering/sales.routes';
import * as orderFigures from './ordering/statistics.routes';
import * as tableDesk from './ordering/table-desk.routes';
import * as tables from './ordering/tables.routes';
import * as tracking from './ordering/tracking.routes';
import type { RouteDefinition } from './route';

/*
 * Every definition, for the documentation and for tests. A browser imports the file of the route that it calls: this
 * one would bring all of them.
 */

const all = (...files: readonly Readonly<Record<string, RouteDefinition>>[]): readonly RouteDefinition[] =>
  files.flatMap((file) => Object.values(file));

/** What each service answers. */
export const ROUTES: Readonly<Record<ServiceName, readonly RouteDefinition[]>> = {
  menu: all(
    menus,
    locations,
    uploads,
    pictures,
    sharing,
    tableCodes,
    allergens,
    rights,
    directory,
    visits,
    menuFigures,
    apiMenus,
    archives,
  ),
  ordering: all(orders, tracking, board, tables, tableDesk, payment, sales, orderFigures, apiOrders),
  identity: all(
    signIn,
    account,
    team,
    apiKeys,
    signup,
    businesses,
    auditLog,
    staff,
    billing,
    community,
    reviews,
    privacy,
  ),
  notify: all(channels, messages, cloudPrinters, epsonPrinters, twilio, outbox, messageFigures, webhooks, apiWebhooks),
};

/** What each service answers of itself, with its own name as `:service`. */
export const OPERATIONS_ROUTES = all(operations);
