/** Something that was added since the reader's last event, and stays as it is. */
export interface LiveAddition {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** A state as it is now; `id` is another one after each change and is what `Last-Event-ID` holds. */
export interface LiveState {
  readonly id: string;
  readonly data: unknown;
  /** Sent before the state, in this order; their ids lie between the last event's and the state's. */
  readonly additions?: readonly LiveAddition[];
  /** Nothing will change after this one: the stream ends. */
  readonly final: boolean;
}

/**
 * How things of one kind are followed. There is one feed for all streams of the kind: a stream has nothing of its own
 * but its reader.
 */
export interface LiveFeed<Reader, Material> {
  /** Of the hints that say that such a thing changed: `live.{kind}.{id}`. */
  readonly kind: string;
  /** Event name of a state on the wire. */
  readonly event: string;
  /** The least time (milliseconds) between two reads of one thing that hints ask for; absent: none. */
  readonly restMs?: number;
  /**
   * Reads a thing from where it is kept, once for all who follow it. Where it throws, who comes is refused with that,
   * and who is there already receives nothing.
   * @param seen the last event's id of each of them; undefined where there is none
   */
  read(id: string, seen: readonly (string | undefined)[]): Promise<Material>;
  /**
   * What this reader may see of it now; asked anew after each read. Readers of the same view get the same bytes, so
   * that all that makes a difference to what may be seen has to be in it. Throws for who may see nothing (any more):
   * who comes is refused with that, and who is there already gets nothing.
   */
  viewOf(material: Material, reader: Reader): string | Promise<string>;
  /**
   * The state in a view. A view whose states have additions always has the field.
   * @param seen the reader's last event; only additions may depend on it
   */
  show(material: Material, view: string, seen: string | undefined): LiveState;
}
