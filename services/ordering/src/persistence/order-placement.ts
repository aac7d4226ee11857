import { mayBeOfOne, rowsOf } from '@chalkboard/service-kit';
import { MicroBatcher, type Clock } from '@chalkboard/service-kit/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { STATE } from './business-projection';
import { placeCounted, type CountedOutcome } from './counted-placement';
import { columnsOf } from './order-columns';
import { STORED_COLUMNS } from './order.entity';
import type { Placement, StoredOutcome } from './placement';

/** What came of an order, or nothing was stored because its number is in use. */
export type PlacementOutcome = CountedOutcome | 'number-taken';

/** Maximum number of orders in one statement. */
const BATCH = 16;
/** How long an order waits for others. */
const GATHERING_MS = 4;

/** The idempotency key references the order's row, checked at the end of the statement: no row, no key. */
const KEY_WITHOUT_ORDER = 'idempotency_keys_order_id_fkey';

const COLUMNS = STORED_COLUMNS.map(({ name }) => name).join(', ');
/** By which a guest is known again; worked out once an order, since it costs a good part of storing one. */
const GUEST_KEY = `phone_key(customer->>'phone', currency, calling_code)`;
/**
 * Of `checked`: null where nobody's number is known, as of an order that the restaurant entered without. Its index has
 * both number and menu, so that it is one look however many orders a menu or a guest has.
 */
const RETURNING_GUEST = `CASE WHEN NOT test AND guest_key <> '' THEN EXISTS (
      SELECT 1 FROM orders AS earlier WHERE earlier.share_id = checked.share_id AND NOT earlier.test
        AND phone_key(earlier.customer->>'phone', earlier.currency, earlier.calling_code) = guest_key) END`;
const VALUES = STORED_COLUMNS.map(({ name, property }) =>
  property === 'returningGuest' ? RETURNING_GUEST : name,
).join(', ');
const FIELDS = STORED_COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', ');

/*
 * Orders at tables besides: the row of the table is locked and must be as it was found, and the first order opens the
 * tab. Only statements that hold such an order have these parts.
 */
const SEATS = `seats AS (
    SELECT incoming.id FROM tables JOIN incoming ON incoming.table_id = tables.id AND incoming.code_version = tables.code_version AND incoming.seating = tables.seating
    WHERE locked_at IS NULL AND removed_at IS NULL AND EXISTS (SELECT 1 FROM table_service WHERE table_service.share_id = tables.share_id AND (service->>'on')::boolean)
    ORDER BY tables.id FOR SHARE OF tables),`;
const SEATED = '(table_id IS NULL OR EXISTS (SELECT 1 FROM seats WHERE seats.id = incoming.id)) AND';
const TABS = `tab_rows AS (
    INSERT INTO tabs (id, table_id, share_id, opened_at)
    SELECT DISTINCT ON (tab_id) tab_id, table_id, share_id, placed_at FROM checked JOIN placed USING (id) WHERE tab_id IS NOT NULL ORDER BY tab_id, placed_at
    ON CONFLICT DO NOTHING),`;

/**
 * Writes keys, orders, deadlines and events in one statement, which is also the transaction: an order costs at most one
 * round trip. Keys are inserted first, in sorted order. A second request with the same key waits for the first commit,
 * and two statements cannot deadlock.
 */
const placeStatement = (atTables: boolean) => `
  WITH incoming AS (
    SELECT * FROM json_to_recordset($1::json) AS incoming (basis_version int, counted boolean, basis_settings text, business_id text, visitor text, key text, request_hash text,
      caller_visitor text, caller_address text, deadlines json, event_id uuid, event_subject text, envelope text, code_version int, seating int, ${FIELDS})),
  ${atTables ? SEATS : ''}
  checked AS (
    SELECT *, ${GUEST_KEY} AS guest_key FROM incoming WHERE ${atTables ? SEATED : ''} ((basis_version IS NULL AND NOT EXISTS (SELECT 1 FROM menus WHERE menus.share_id = incoming.share_id AND menus.counted <> incoming.counted))
      OR ((SELECT menus.version FROM menus WHERE menus.share_id = incoming.share_id AND menus.counted = incoming.counted) = basis_version
        AND (SELECT settings FROM ordering_settings WHERE ordering_settings.share_id = incoming.share_id) IS NOT DISTINCT FROM basis_settings::jsonb
        AND NOT EXISTS (SELECT 1 FROM businesses WHERE businesses.id = incoming.business_id AND ${STATE} <> 'open')))),
  taken AS (
    INSERT INTO idempotency_keys (share_id, visitor, key, request_hash, order_id, created_at)
    SELECT share_id, visitor, key, request_hash, id, placed_at FROM checked ORDER BY share_id, visitor, key
    ON CONFLICT DO NOTHING RETURNING order_id AS id),
  placed AS (
    INSERT INTO orders (${COLUMNS}) SELECT ${VALUES} FROM checked JOIN taken USING (id)
    ON CONFLICT (share_id, number) DO NOTHING RETURNING id),
  deadline_rows AS (
    INSERT INTO order_deadlines (order_id, step, due_at)
    SELECT id, deadline.step, deadline.due_at FROM checked JOIN placed USING (id), json_to_recordset(checked.deadlines) AS deadline (step text, due_at timestamptz)),
  ${atTables ? TABS : ''}
  caller_rows AS (
    INSERT INTO order_callers (order_id, visitor, address, placed_at) SELECT id, caller_visitor, caller_address, placed_at FROM checked JOIN placed USING (id) WHERE caller_address IS NOT NULL),
  event_rows AS (
    INSERT INTO outbox (id, subject, envelope) SELECT event_id, event_subject, envelope::jsonb FROM checked JOIN placed USING (id))
  SELECT checked.id, taken.id IS NOT NULL AS taken FROM checked LEFT JOIN taken USING (id)`;

const Stored = z.object({ id: z.string(), taken: z.boolean() });

const PLACE = placeStatement(false);
const PLACE_AT_TABLES = placeStatement(true);

/** Stores orders; those that arrive at the same time share a statement. */
export class OrderPlacements {
  private readonly batcher = new MicroBatcher((placements: readonly Placement[]) => this.insert(placements), BATCH, {
    mayBeOfOne,
    lingerMs: GATHERING_MS,
  });

  /** A menu that counts portions costs more than one statement: its orders hold up no others. */
  private readonly counted = new MicroBatcher(
    (placements: readonly Placement[]) =>
      placeCounted(placements, (fits, manager) => this.insert(fits, manager), this.dataSource, this.clock),
    BATCH,
    { mayBeOfOne },
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Stores an order with everything that belongs to it, or nothing. */
  async place(placement: Placement): Promise<PlacementOutcome> {
    try {
      return await (placement.counted === false ? this.batcher : this.counted).add(placement);
    } catch (error) {
      if (breaksKey(error)) return 'number-taken';
      throw error;
    }
  }

  private async insert(
    placements: readonly Placement[],
    connection: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<StoredOutcome[]> {
    const rows = rowsOf(
      Stored,
      await connection.query(placements.some(({ seat }) => seat) ? PLACE_AT_TABLES : PLACE, [
        JSON.stringify(placements.map(incoming)),
      ]),
    );
    const taken = new Map(rows.map((row) => [row.id, row.taken]));
    return placements.map(({ order }) =>
      taken.get(order.id) === undefined ? 'basis-changed' : taken.get(order.id) ? 'placed' : 'key-taken',
    );
  }
}

function breaksKey(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === KEY_WITHOUT_ORDER;
}

function incoming({ order, scope, requestHash, deadlines, basis, counted, event, caller, seat }: Placement) {
  const row = columnsOf(order);
  return {
    basis_version: basis?.menu.version,
    counted,
    basis_settings: basis?.settingsStored == null ? undefined : JSON.stringify(basis.settingsStored),
    business_id: basis?.menu.businessId,
    visitor: scope.visitor,
    key: scope.key,
    request_hash: requestHash,
    caller_visitor: caller?.visitor,
    caller_address: caller?.address,
    ...Object.fromEntries(STORED_COLUMNS.map(({ name, property }) => [name, row[property] ?? undefined])),
    deadlines: deadlines.map(({ step, dueAt }) => ({ step, due_at: dueAt })),
    event_id: event.id,
    event_subject: event.subject,
    envelope: event.envelope,
    code_version: seat?.table.codeVersion,
    seating: seat?.table.seating,
  };
}
