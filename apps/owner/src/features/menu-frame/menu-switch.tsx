import type { Menu } from '@chalkboard/contracts';
import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../texts';
import type { OwnMenu } from './use-own-menus';

/**
 * The name of the restaurant; with others to go to, a choice of them that keeps the page. The native choice lies
 * unseen above the name, so that a long one wraps, and is as high as a thumb needs it.
 * @param path of the page, below `/menu/:shareId`
 */
export function MenuSwitch({
  menu: { shareId, restaurantName },
  others,
  path,
}: {
  readonly menu: Pick<Menu, 'shareId' | 'restaurantName'>;
  readonly others: readonly OwnMenu[];
  readonly path: string;
}) {
  const navigate = useNavigate();
  const name = <span className="line-clamp-2 min-w-0 font-serif font-semibold wrap-anywhere">{restaurantName}</span>;
  const isListed = others.some((menu) => menu.shareId === shareId);
  if (others.length + (isListed ? 0 : 1) < 2)
    return (
      <p className="flex min-w-0 leading-tight" title={restaurantName}>
        {name}
      </p>
    );
  return (
    <span className="relative flex max-w-full min-w-0 items-center gap-1 self-start rounded-card leading-tight has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent xl:self-center">
      {name}
      <ChevronDown aria-hidden className="size-4 shrink-0 text-quiet" />
      <select
        aria-label={texts.menuFrame.switch}
        name="restaurant"
        className="absolute inset-x-0 -inset-y-3 min-h-11 w-full cursor-pointer appearance-none opacity-0"
        value={shareId}
        onChange={({ target }) => void navigate(`/menu/${target.value}${path}`)}
      >
        {!isListed && <option value={shareId}>{restaurantName}</option>}
        {others.map((menu) => (
          <option key={menu.shareId} value={menu.shareId}>
            {menu.shareId === shareId ? restaurantName : menu.restaurantName}
          </option>
        ))}
      </select>
    </span>
  );
}
