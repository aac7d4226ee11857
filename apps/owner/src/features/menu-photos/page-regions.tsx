import type { CropBox } from '../../shared/pages/crop-box';
import { PagePicture } from '../../shared/pages/page-picture';
import { texts } from '../../texts';

/** A page with a button on each photograph that is on it. @param tallest how high it is at most (CSS) */
export function PageRegions({
  picture,
  regions,
  tallest,
  label,
  onChoose,
}: {
  readonly picture: ImageBitmap;
  readonly regions: readonly CropBox[];
  readonly tallest: string;
  readonly label: string;
  onChoose(part: CropBox): void;
}) {
  const percent = (value: number) => `${value * 100}%`;
  return (
    <div
      className="relative mx-auto w-full bg-sunken"
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        maxWidth: `min(100%, calc(${tallest} * ${picture.width / picture.height}))`,
      }}
    >
      <PagePicture picture={picture} rotate={0} label={label} className="absolute inset-0 size-full" />
      {regions.map((part, index) => (
        <button
          key={`${part.x} ${part.y}`}
          type="button"
          aria-label={texts.photos.cutting.region({ number: index + 1 })}
          onClick={() => onChoose(part)}
          className="absolute cursor-pointer rounded-sm outline-3 outline-accent transition-shadow duration-(--duration-quick) hover:shadow-[0_0_0_0.5rem_var(--color-scrim)] focus-visible:shadow-[0_0_0_0.5rem_var(--color-scrim)]"
          style={{
            left: percent(part.x),
            top: percent(part.y),
            width: percent(part.width),
            height: percent(part.height),
          }}
        />
      ))}
    </div>
  );
}
