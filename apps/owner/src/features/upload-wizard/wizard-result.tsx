import type { Menu } from '@chalkboard/contracts';
import { Badge, Button, LinkButton } from '@chalkboard/ui';
import { Eye, ListChecks, Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

const t = texts.wizard.result;

/**
 * The finished menu: what was read, where to go on, how to share it. `preview`: the menu in its colours; `share`: what
 * can be done with its link.
 */
export function WizardResult({
  menu,
  preview,
  share,
  onAnother,
  onLeave,
}: {
  readonly menu: Menu;
  readonly preview: ReactNode;
  readonly share: ReactNode;
  onAnother(): void;
  /** Called when the visitor goes on to another page of the menu. */
  onLeave(): void;
}) {
  const items = menu.categories.flatMap((category) => category.items);
  const unsettled = items.filter(({ uncertain }) => uncertain).length + (menu.currencyAssumed ? 1 : 0);
  const menuPage = `/menu/${menu.shareId}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-6">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
            {t.title}
          </h1>
          <p className="mt-2 text-quiet">
            {t.text({ restaurant: menu.restaurantName, dishes: items.length, sections: menu.categories.length })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton as={Link} to={menuPage} variant="primary" size="large" onClick={onLeave}>
            <Eye aria-hidden />
            {t.view}
          </LinkButton>
          <LinkButton as={Link} to={`${menuPage}/edit`} size="large" onClick={onLeave}>
            <Pencil aria-hidden />
            {t.edit}
          </LinkButton>
          <Button variant="quiet" size="large" className="max-sm:-ml-6" onClick={onAnother}>
            <Plus aria-hidden />
            {t.another}
          </Button>
        </div>
        {unsettled > 0 && (
          <div className="rounded-card bg-uncertain-wash p-5 text-small">
            <Badge state="uncertain" className="-ml-2.5">
              {t.toCheck({ count: unsettled })}
            </Badge>
            <p className="mt-1">{t.toCheckText}</p>
            <LinkButton as={Link} to={`${menuPage}/review`} className="mt-3" onClick={onLeave}>
              <ListChecks aria-hidden />
              {t.review}
            </LinkButton>
          </div>
        )}
        {share}
      </div>
      <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-sm lg:sticky lg:top-6">{preview}</div>
    </div>
  );
}
