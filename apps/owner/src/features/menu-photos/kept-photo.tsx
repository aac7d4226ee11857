import type { MenuPhoto } from '@chalkboard/contracts';
import { photoAddress, photoSet, photoWidths } from '@chalkboard/menu-rules/photo';

/** A photograph that is kept. @param sizes how wide it is drawn, as `<img sizes>` says it */
export function KeptPhoto({
  photo,
  alt,
  sizes,
  className,
}: {
  readonly photo: MenuPhoto;
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string;
}) {
  const { hash, width, height } = photo;
  const [smallest = width] = photoWidths(width);
  return (
    <img
      src={photoAddress(hash, smallest, 'webp')}
      srcSet={photoSet(photo, 'webp')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      className={className}
    />
  );
}
