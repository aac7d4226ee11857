import { texts } from '../../texts';

/** How few portions are left of a dish; nothing where they are not counted, or there are enough. */
export function PortionsLeft({ left }: { readonly left: number | undefined }) {
  return left ? (
    <p className="mt-1 w-fit rounded-full bg-uncertain-wash px-2 text-caption">{texts.menu.left({ count: left })}</p>
  ) : null;
}
