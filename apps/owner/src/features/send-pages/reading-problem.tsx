import { CircleAlert } from 'lucide-react';
import { texts } from '../../texts';

/** Why the last reading came to nothing, above what can be tried again; nothing when it did not. */
export function ReadingProblem({ problem }: { readonly problem: string | undefined }) {
  if (!problem) return null;
  return (
    <div className="mb-4 flex gap-3 rounded-card border border-failed bg-failed-wash p-4 text-small">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-failed" />
      <p>
        <span className="font-medium text-failed">{texts.upload.failed.title}.</span> {problem}
      </p>
    </div>
  );
}
