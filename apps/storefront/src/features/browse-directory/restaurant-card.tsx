import type { DirectoryEntry } from '@chalkboard/contracts';
import { DIRECTORY } from '@chalkboard/contracts/http/directory-choices';
import { logoAddress } from '@chalkboard/menu-rules/logo';
import { Badge, LinkButton, LogoPlate } from '@chalkboard/ui';
import { formatTelephone, telephone } from '@chalkboard/web-kit';
import { Clock, ExternalLink, MapPin, Phone, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { directoryTexts as t } from '../../texts';

/** A restaurant and the way to its menu. `hours`: when it is open, in words. */
export function RestaurantCard({ entry, hours }: { readonly entry: DirectoryEntry; readonly hours: ReactNode }) {
  const {
    id,
    menuId,
    name,
    description,
    cuisine,
    address,
    phone,
    website,
    rating,
    reviewCount,
    priceRange,
    features,
    logo,
  } = entry;
  const headingId = `restaurant-${id}`;
  return (
    <li className="flex flex-col rounded-card border border-hairline bg-surface p-5">
      <article aria-labelledby={headingId} className="flex flex-1 flex-col">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="inline-flex items-center gap-2.5">
            <Badge>{t.cuisines[cuisine]}</Badge>
            {priceRange && (
              <span className="text-small font-medium">
                <span className="sr-only">{t.card.price}</span>
                <span>{priceRange}</span>
              </span>
            )}
          </span>
          {rating === null ? (
            <span className="text-caption text-quiet">{t.card.noReviews}</span>
          ) : (
            <span className="tabular inline-flex items-center gap-1 text-small">
              <Star aria-hidden strokeWidth={1.5} className="size-4 fill-uncertain text-uncertain" />
              <span className="sr-only">{t.card.rating}</span>
              <span className="font-medium">{rating.toFixed(1)}</span>
              <span className="text-quiet">{t.card.reviews({ count: reviewCount })}</span>
            </span>
          )}
        </p>
        <div className="mt-3 flex items-start justify-between gap-4">
          <h2 id={headingId} className="min-w-0 text-title wrap-break-word hyphens-auto">
            {name}
          </h2>
          {logo && <LogoPlate src={logoAddress(logo.hash)} {...logo} size="small" />}
        </div>
        {description && <p className="mt-1 line-clamp-3 text-small text-quiet">{description}</p>}
        <ul className="mt-4 grid gap-2 text-small wrap-break-word [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-quiet">
          <li className="flex gap-2.5">
            <MapPin aria-hidden />
            <span className="min-w-0">
              <span className="sr-only">{t.card.address}</span>
              {address}
            </span>
          </li>
          <li className="flex gap-2.5">
            <Clock aria-hidden />
            <span className="min-w-0">
              <span className="sr-only">{t.card.hours}</span>
              {hours ?? <span className="text-quiet">{t.card.noHours}</span>}
            </span>
          </li>
          {phone && (
            <li className="flex gap-2.5">
              <Phone aria-hidden />
              <a
                href={telephone(phone)}
                className="-my-2.5 inline-flex min-h-11 items-center underline decoration-hairline underline-offset-4 hover:decoration-ink"
              >
                <span className="sr-only">{t.card.call}</span>
                {formatTelephone(phone)}
              </a>
            </li>
          )}
        </ul>
        <p className="mt-4 flex flex-wrap items-center gap-1.5 empty:hidden">
          {features.slice(0, DIRECTORY.tagsShown).map((feature) => (
            <Badge key={feature}>{t.features[feature]}</Badge>
          ))}
        </p>
        <div className="mt-auto flex gap-2 pt-5">
          <LinkButton
            as={Link}
            to={`/menu/${encodeURIComponent(menuId)}`}
            aria-describedby={headingId}
            className="flex-1"
          >
            {t.card.viewMenu}
          </LinkButton>
          {website && (
            <LinkButton
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              variant="quiet"
              aria-describedby={headingId}
            >
              {t.card.website}
              <ExternalLink aria-hidden />
            </LinkButton>
          )}
        </div>
      </article>
    </li>
  );
}
