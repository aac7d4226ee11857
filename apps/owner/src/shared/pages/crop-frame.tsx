import { clsx } from 'clsx';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { texts } from '../../texts';
import { CORNERS, shifted, withCorner, type Corner, type CropBox, type Turn } from './crop-box';
import { PagePicture } from './page-picture';
import { turnedSize } from './picture';

const t = texts.prepare.cropping;

/** Of the picture, for one press of an arrow key; with Shift. */
const STEP = 0.01;
const LONG_STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const PLACES: Readonly<Record<Corner, string>> = {
  topLeft: 'top-0 left-0',
  topRight: 'top-0 left-full',
  bottomLeft: 'top-full left-0',
  bottomRight: 'top-full left-full',
};
/** Their lines follow the edges of what is kept. */
const MARKS: Readonly<Record<Corner, string>> = {
  topLeft: 'top-1/2 left-1/2 border-t-4 border-l-4',
  topRight: 'top-1/2 right-1/2 border-t-4 border-r-4',
  bottomLeft: 'bottom-1/2 left-1/2 border-b-4 border-l-4',
  bottomRight: 'right-1/2 bottom-1/2 border-r-4 border-b-4',
};
const CURSORS: Readonly<Record<Corner, string>> = {
  topLeft: 'cursor-nwse-resize',
  topRight: 'cursor-nesw-resize',
  bottomLeft: 'cursor-nesw-resize',
  bottomRight: 'cursor-nwse-resize',
};

/**
 * A picture with a frame around the part that is kept; corners and frame are moved by pointer, finger or arrow keys.
 * @param tallest how high it is at most (CSS)
 */
export function CropFrame({
  picture,
  rotate,
  box,
  onChange,
  label,
  tallest = '54dvh',
}: {
  readonly picture: ImageBitmap | undefined;
  readonly rotate: Turn;
  readonly box: CropBox;
  onChange(box: CropBox): void;
  readonly label: string;
  readonly tallest?: string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number; readonly box: CropBox }>(undefined);

  /** What a part of the frame does when it is moved by fractions of the picture. */
  const handle = (move: (from: CropBox, dx: number, dy: number) => CropBox) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, box };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const size = frame.current?.getBoundingClientRect();
      if (held.current && size)
        onChange(
          move(held.current.box, (clientX - held.current.x) / size.width, (clientY - held.current.y) / size.height),
        );
    },
    onPointerUp: () => (held.current = undefined),
    onPointerCancel: () => (held.current = undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const step = event.shiftKey ? LONG_STEP : STEP;
      onChange(move(box, arrow[0] * step, arrow[1] * step));
    },
  });

  const { width, height } = picture ? turnedSize(picture, rotate) : { width: 3, height: 4 };
  const percent = (value: number) => `${value * 100}%`;
  const place = { left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) };

  return (
    <div className="px-3 py-2">
      <div
        ref={frame}
        className="relative mx-auto touch-none bg-sunken select-none"
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `min(100%, calc(${tallest} * ${width / height}))` }}
      >
        {picture && (
          <PagePicture picture={picture} rotate={rotate} label={label} className="absolute inset-0 size-full" />
        )}
        <div aria-hidden className="absolute inset-0 overflow-hidden">
          <div className="absolute shadow-[0_0_0_200vmax] shadow-scrim" style={place} />
        </div>
        <div className="absolute" style={place}>
          <button
            type="button"
            aria-label={t.part}
            className="absolute inset-0 size-full cursor-move touch-none border border-dashed border-on-accent"
            {...handle(shifted)}
          />
          {CORNERS.map((corner) => (
            <button
              key={corner}
              type="button"
              aria-label={t.corners[corner]}
              className={clsx('absolute size-11 -translate-1/2 touch-none', PLACES[corner], CURSORS[corner])}
              {...handle((from, dx, dy) => withCorner(from, corner, dx, dy))}
            >
              <span className={clsx('absolute size-5 border-accent', MARKS[corner])} />
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="mt-4 text-center text-caption text-quiet">
        {t.keeps({ width: Math.round(box.width * 100), height: Math.round(box.height * 100) })}
      </p>
    </div>
  );
}
