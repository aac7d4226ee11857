/** What a container says of itself. */
export interface ContainerFacts {
  /** It holds sound in a codec that browsers play, and no picture. */
  readonly isAudio: boolean;
  /** Undefined where it does not say. What is written while it is recorded tells the time of its last part at least. */
  readonly seconds: number | undefined;
}
