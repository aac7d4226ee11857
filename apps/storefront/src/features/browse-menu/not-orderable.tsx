import { Badge } from '@chalkboard/ui';
import { texts } from '../../texts';

/** In words why a dish cannot be ordered now. */
export function NotOrderable({ words }: { readonly words: string }) {
  return <Badge state={words === texts.notOrderable.soldOut ? 'failed' : 'uncertain'}>{words}</Badge>;
}
