/** What became of a ticket that was sent to a printer. */
export interface Printed {
  /** The printer said so. Cheap ones never do. */
  readonly isConfirmed: boolean;
  /** It answers when it is asked how it is. */
  readonly answers: boolean;
}

export interface PrinterTarget {
  readonly host: string;
  readonly port: number;
  /** It has answered before. */
  readonly answers: boolean;
}

/** Prints by a connection that is opened to the printer: a port. */
export abstract class PrinterConnection {
  /** @throws ProviderFaultError, whose message is in words for the owner */
  abstract print(target: PrinterTarget, ticket: Uint8Array): Promise<Printed>;
}
