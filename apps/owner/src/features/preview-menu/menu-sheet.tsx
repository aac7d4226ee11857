import type { Menu, MenuItem } from '@chalkboard/contracts';
import { Badge, Price } from '@chalkboard/ui';
import { Clock, MapPin, Phone } from 'lucide-react';
import { texts } from '../../texts';

/** The menu as a printed card: what was read, with what is not certain marked. */
export function MenuSheet({ menu }: { readonly menu: Menu }) {
  return (
    <article className="rounded-card border border-hairline bg-surface px-5 py-10 shadow-float sm:px-12 sm:py-14">
      <header className="mx-auto max-w-2xl border-y-[3px] border-double border-ink py-6 text-center">
        <h1 className="text-heading">{menu.restaurantName}</h1>
        {menu.restaurantDescription && <p className="mx-auto mt-2 max-w-[52ch] text-quiet">{menu.restaurantDescription}</p>}
        {(menu.restaurantAddress || menu.restaurantPhone) && (
          <p className="mt-3 flex flex-wrap justify-center gap-x-5 gap-y-1 text-small text-quiet [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:size-4">
            {menu.restaurantAddress && (
              <span>
                <MapPin aria-hidden />
                {menu.restaurantAddress}
              </span>
            )}
            {menu.restaurantPhone && (
              <span>
                <Phone aria-hidden />
                {menu.restaurantPhone}
              </span>
            )}
          </p>
        )}
      </header>
      {menu.categories.map((category) => (
        <section key={category.id} id={category.id} aria-labelledby={`${category.id}-name`} className="mx-auto mt-12 max-w-2xl scroll-mt-20 sm:scroll-mt-36 lg:scroll-mt-24">
          <h2 id={`${category.id}-name`} className="text-center text-title italic">
            {category.name}
          </h2>
          {category.note && <p className="mt-1 text-center text-small text-quiet">{category.note}</p>}
          <ul className="mt-5 grid gap-5">
            {category.items.map((item) => (
              <Dish key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function Dish({ item }: { readonly item: MenuItem }) {
  const variants = item.variants ?? [];
  return (
    <li>
      <div className="flex items-baseline gap-2">
        <h3 className="font-sans text-body font-semibold">{item.name}</h3>
        <span aria-hidden className="leader" />
        {item.price && <Price className="font-medium">{item.price}</Price>}
      </div>
      {item.description && <p className="max-w-[56ch] text-small text-quiet">{item.description}</p>}
      {variants.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-5 text-small">
          {variants.map(({ id, label, price }) => (
            <span key={id}>
              {label} <Price className="font-medium">{price}</Price>
            </span>
          ))}
        </p>
      )}
      {(item.uncertain || item.soldOut || item.prepTime || item.dietary?.length) && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {item.uncertain && <Badge state="uncertain">{texts.preview.check(item.uncertainReason)}</Badge>}
          {item.soldOut && <Badge state="failed">{texts.preview.soldOut}</Badge>}
          {item.dietary?.map((mark) => <Badge key={mark}>{mark}</Badge>)}
          {item.prepTime && (
            <Badge>
              <Clock aria-hidden className="size-3.5" />
              {item.prepTime}
            </Badge>
          )}
        </p>
      )}
    </li>
  );
}
