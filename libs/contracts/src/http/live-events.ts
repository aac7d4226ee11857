/**
 * The event that keeps a silent event stream open. It says nothing about what the stream follows. Readers ignore it.
 */
export const HEARTBEAT_EVENT = 'heartbeat';
/** How often a server sends it (ms). */
export const HEARTBEAT_MS = 15_000;
