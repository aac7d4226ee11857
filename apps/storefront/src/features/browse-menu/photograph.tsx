import type { MenuPhoto } from '@chalkboard/contracts';
import { photoAddress, photoSet, photoWidths } from '@chalkboard/menu-rules/photo';
import { startTransition, useEffect, useState } from 'react';

/** Width (pixels) for browsers that choose none themselves. */
const PLAIN_WIDTH = 640;
/** Pixels of a sharp screen for each one of CSS. */
const SHARPEST = 3;

/**
 * When its picture is asked for: `first` on the first screen, at once; `near`, when somebody comes near it; `late`, so
 * too, but not before the page can be used.
 */
export type PhotographTime = 'first' | 'near' | 'late';

/** False in what a server draws and while that is taken up. */
function useAfterwards(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => startTransition(() => setAfter(true)), []);
  return isAfter;
}

/**
 * A photograph in the size that the screen needs; its place is kept before it has come, and given up where it cannot be
 * had, such as without a network.
 *
 * @param sizes how wide it is drawn, as `<img sizes>` says it; `widest`: the same in CSS pixels, where that is never
 * more: only the sizes that it takes are named
 */
export function Photograph({
  photo,
  alt,
  sizes,
  widest,
  time = 'near',
  className,
}: {
  readonly photo: MenuPhoto;
  readonly alt: string;
  readonly sizes: string;
  readonly widest?: number;
  readonly time?: PhotographTime;
  readonly className?: string;
}) {
  const [isMissing, setMissing] = useState(false);
  const isAfter = useAfterwards();
  if (isMissing) return null;
  if (time === 'late' && !isAfter) {
    return (
      <span className="photograph contents">
        <span className={className} />
      </span>
    );
  }
  const { hash, width, height } = photo;
  const max = widest && widest * SHARPEST;
  const plain = photoWidths(width).find((one) => one >= Math.min(max ?? PLAIN_WIDTH, PLAIN_WIDTH)) ?? width;
  return (
    <picture className="photograph contents">
      <source type="image/avif" srcSet={photoSet(photo, 'avif', max)} sizes={sizes} />
      <img
        src={photoAddress(hash, plain, 'webp')}
        srcSet={photoSet(photo, 'webp', max)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(time === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={() => setMissing(true)}
        className={className}
      />
    </picture>
  );
}
