import { useEffect, useRef } from 'react';
import type { CropBox, Turn } from './crop-box';
import { drawAdjusted } from './picture';

/** A picture as it will be read, turned and cut; the canvas takes the size that CSS gives it. */
export function PagePicture({
  picture,
  rotate,
  crop,
  label,
  className,
}: {
  readonly picture: ImageBitmap;
  readonly rotate: Turn;
  readonly crop?: CropBox;
  readonly label: string;
  readonly className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawAdjusted(canvas.current, picture, { rotate, ...(crop ? { crop } : {}) });
  }, [picture, rotate, crop]);
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />;
}
