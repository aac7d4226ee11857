import { clsx } from 'clsx';

/** A box that a logo fills in one direction; `flattest`: from which width for a height of one it fills the width. */
const SIZES = {
  small: { flattest: 7 / 2.75, wide: 'h-auto w-28', high: 'h-11 w-auto' },
  large: { flattest: 15 / 6, wide: 'h-auto w-44 sm:w-60', high: 'h-18 w-auto sm:h-24' },
} as const;

/**
 * A restaurant's logo on the ground on which it can be seen; takes its place before the picture has come. The name
 * stands beside it, so that it says nothing itself.
 */
export function LogoPlate({
  src,
  width,
  height,
  ground,
  size = 'large',
  className,
}: {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly ground: 'light' | 'dark';
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
}) {
  const { flattest, wide, high } = SIZES[size];
  return (
    <span
      className={clsx(
        'inline-block shrink-0 rounded-card border border-hairline p-2',
        ground === 'dark' ? 'bg-plate-deep' : 'bg-plate',
        className,
      )}
    >
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        className={clsx('max-w-none object-contain', width / height > flattest ? wide : high)}
      />
    </span>
  );
}
