/**
 * A rule was broken. Knows its stable code and the words for people, and nothing of HTTP: a service's problem table
 * says which status a code becomes.
 */
export class DomainError<Code extends string = string> extends Error {
  /**
   * @param code stable, `<service>.<reason>`
   * @param detail what happened and what to do, in plain words
   * @param extras machine-readable facts that travel with the problem
   * @param title overrides the table's title, where the spec asks for particular words
   */
  constructor(
    readonly code: Code,
    readonly detail: string,
    readonly extras: Readonly<Record<string, unknown>> = {},
    readonly title?: string,
  ) {
    super(`${code}: ${detail}`);
    this.name = new.target.name;
  }
}
