import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { exampleMenuOf } from '../../site-config';
import { texts } from '../../texts';

/**
 * The way to a menu that guests can order from, under the picture of one; where this installation has such an example.
 */
export function LiveExample() {
  const path = exampleMenuOf(document);
  if (!path) return null;
  return (
    <p className="mt-6 text-center sm:mt-8">
      <Link
        to={path}
        className="tap inline-flex items-center gap-1.5 font-medium underline decoration-control underline-offset-4 hover:decoration-ink"
      >
        {texts.home.liveExample}
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </Link>
    </p>
  );
}
