import { FRAGMENT_PRESS_ATTRIBUTE } from '@chalkboard/contracts';

/** For a button that may be pressed before this app has come. @param key tells it from the view's others, and stays the same with what else is shown */
export function pressable(key: string): Readonly<Record<string, string>> {
  return { [FRAGMENT_PRESS_ATTRIBUTE]: key };
}
