import type { Menu } from '@chalkboard/contracts';
import { formatTelephone, telephone } from '@chalkboard/web-kit';
import { texts } from '../../texts';

/** What a reader without scripts is told: how to order all the same. Nobody else sees it. */
export function WithoutScripts({ phone }: { readonly phone: Menu['restaurantPhone'] }) {
  return (
    <div className="hidden noscript:block">
      <p className="gutter mx-auto max-w-6xl py-4 text-small">
        {texts.withoutScripts.ordering}{' '}
        {phone && (
          <a href={telephone(phone)} className="font-medium underline underline-offset-4">
            {texts.withoutScripts.call({ phone: formatTelephone(phone) })}
          </a>
        )}
      </p>
    </div>
  );
}
