import type { MenuItem } from '@chalkboard/contracts';
import { readerLanguage } from '@chalkboard/web-kit/texts';
import { texts } from '../../texts';

/** Why an item is in doubt: by the kind of doubt; English has the reading's own sentence. */
export function doubtText({ doubt, uncertainReason }: Pick<MenuItem, 'doubt' | 'uncertainReason'>): string | undefined {
  return doubt && readerLanguage() !== 'en' ? texts.preview.doubts[doubt.kind] : uncertainReason;
}
