import type {
  AddBusinessNoteRequest,
  AdminBusiness,
  AdminBusinesses,
  AdminBusinessDetail,
  AdminBusinessesQuery,
  AdminBusinessExportQuery,
  AdminBusinessMenus,
  AdminBusinessNote,
  AdminBusinessNotes,
  AdminBusinessOrders,
  AdminListQuery,
  OpenOrders,
} from '@chalkboard/contracts';
import type { StaffActor } from '../../authority/domain/staff-actor';
import type { CalendarMonth } from './calendar-month';

/** A business as the file for spreadsheets has it. */
export interface ExportedBusiness extends AdminBusiness {
  readonly phone: string;
  readonly city: string;
  readonly state: string;
}

/**
 * What staff sees of businesses: a port. What is of one business throws BusinessNotFoundError where there is none of
 * that id.
 */
export abstract class BusinessRecords {
  /** @throws InvalidInputError where the cursor is none of this sort */
  abstract list(query: AdminBusinessesQuery): Promise<AdminBusinesses>;
  /** All that the filters leave, in parts, none of which is kept. */
  abstract exportAll(query: AdminBusinessExportQuery): AsyncGenerator<ExportedBusiness[], void, undefined>;
  /** @param month whose orders are counted */
  abstract show(businessId: string, month: CalendarMonth): Promise<AdminBusinessDetail>;
  /** Its orders that are under way. */
  abstract openOrders(businessId: string): Promise<OpenOrders>;
  /** Newest first, as are orders and notes. */
  abstract menus(businessId: string, part: AdminListQuery): Promise<AdminBusinessMenus>;
  abstract orders(businessId: string, part: AdminListQuery): Promise<AdminBusinessOrders>;
  abstract notes(businessId: string, part: AdminListQuery): Promise<AdminBusinessNotes>;
  /** Adds a note, and says so in the audit log in the same transaction. */
  abstract addNote(
    businessId: string,
    note: AddBusinessNoteRequest,
    by: StaffActor,
    now: Date,
  ): Promise<AdminBusinessNote>;
}
