import { EmptyState, PageFrame } from '@chalkboard/ui';
import { Link2Off } from 'lucide-react';
import { texts } from '../../texts';

const t = texts.board.endedLink;

/** In place of a board whose link was ended, newly opened or kept by the device. */
export function LinkEnded() {
  return (
    <PageFrame>
      <EmptyState level={1} icon={<Link2Off aria-hidden strokeWidth={1.4} />} title={t.title} text={t.text} />
    </PageFrame>
  );
}
