import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

const SIZES = {
  small: 'h-[min(2.75rem,calc(7rem/var(--logo-ratio)))]',
  large: 'h-[min(4.5rem,calc(11rem/var(--logo-ratio)))] sm:h-[min(6rem,calc(15rem/var(--logo-ratio)))]',
} as const;

/** A restaurant's logo on the ground on which it can be seen; takes its place before the picture has come. The name stands beside it, so that it says nothing itself. */
export function LogoPlate({ src, width, height, ground, size = 'large', className }: {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly ground: 'light' | 'dark';
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
}) {
  return (
    <span className={clsx('inline-block shrink-0 rounded-card border border-hairline p-2', ground === 'dark' ? 'bg-plate-deep' : 'bg-plate', className)}>
      <img src={src} alt="" width={width} height={height} className={clsx('aspect-(--logo-ratio) w-auto max-w-none object-contain', SIZES[size])} style={{ '--logo-ratio': width / height } as CSSProperties} />
    </span>
  );
}
