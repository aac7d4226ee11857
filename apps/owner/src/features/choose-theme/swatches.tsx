import { texts } from '../../texts';

/** The two colours of a look side by side. */
export function Swatches({ primary, secondary }: { readonly primary: string; readonly secondary: string }) {
  return (
    <span className="inline-flex shrink-0">
      <span className="sr-only">{texts.look.swatches({ primary, secondary })}</span>
      {[primary, secondary].map((colour, at) => (
        <span
          key={at}
          aria-hidden
          className="size-6 rounded-full border-2 border-surface outline outline-hairline last:-ml-1.5"
          style={{ backgroundColor: colour }}
        />
      ))}
    </span>
  );
}
