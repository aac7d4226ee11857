/**
 * Folders on this machine for what a reading under way works on, copies of what was uploaded and pictures of its pages:
 * a port.
 */
export abstract class ReadingFolders {
  /** Gives `work` an empty folder that only we can read, and removes it with all that is in it, whatever happens. */
  abstract use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Removes folders that a crash left behind, unused since this instant. @returns how many */
  abstract removeStale(before: Date): Promise<number>;
}
