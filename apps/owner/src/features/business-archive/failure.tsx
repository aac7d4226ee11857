import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why it did not work, and what to do. */
export function Failure({ children }: { readonly children: ReactNode }) {
  return (
    <p
      role="alert"
      className="mt-4 flex max-w-prose items-start gap-2 text-small text-failed wrap-anywhere [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </p>
  );
}
