/** Tells a provider's call from anybody else's: a port. */
export abstract class WebhookSignature {
  /**
   * @param url path and query that were called
   * @param form the fields that were sent
   * @param signature as the call has it; undefined: none
   */
  abstract isGenuine(url: string, form: Readonly<Record<string, unknown>>, signature: string | undefined): boolean;
}
