import { Button, EmptyState, LinkButton } from '@chalkboard/ui';
import { CircleCheck, Equal, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

const t = texts.update;

/** The changes are on the menu. */
export function UpdateApplied({
  menuPage,
  applied,
  left,
  onMore,
}: {
  readonly menuPage: string;
  readonly applied: number;
  readonly left: number;
  onMore(): void;
}) {
  return (
    <EmptyState
      level={1}
      icon={<CircleCheck aria-hidden strokeWidth={1.4} />}
      title={t.applied.title}
      text={t.applied.text({ applied, left })}
      action={
        <>
          <LinkButton as={Link} to={menuPage} variant="primary">
            {t.applied.view}
          </LinkButton>
          <Button onClick={onMore}>{t.applied.more}</Button>
        </>
      }
    />
  );
}

/** The new paper says what the menu says already, or nothing at all. */
export function NothingToApply({
  menuPage,
  unchanged,
  onMore,
}: {
  readonly menuPage: string;
  readonly unchanged: number;
  onMore(): void;
}) {
  const Icon = unchanged > 0 ? Equal : SearchX;
  return (
    <EmptyState
      level={1}
      icon={<Icon aria-hidden strokeWidth={1.4} />}
      title={unchanged > 0 ? t.same.title : t.nothing.title}
      text={unchanged > 0 ? t.same.text({ count: unchanged }) : t.nothing.text}
      action={
        <>
          <LinkButton as={Link} to={menuPage} variant="primary">
            {t.backToMenu}
          </LinkButton>
          <Button onClick={onMore}>{t.again}</Button>
        </>
      }
    />
  );
}
