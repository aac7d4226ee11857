import { localStore } from '@chalkboard/web-kit';

const keyOf = (main: string) => `location_${main}`;

/** The restaurant of a main menu that was chosen last in this browser. */
export function chosenLocation(main: string): string | null {
  return localStore.read(keyOf(main));
}

export function keepLocation(main: string, shareId: string): void {
  localStore.write(keyOf(main), shareId);
}
