import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import type { ReadingFailure } from './use-reading';

/** Why the last reading came to nothing, above what can be tried again; nothing when it did not. */
export function ReadingProblem({
  problem,
  title = texts.upload.failed.title,
}: {
  readonly problem: ReadingFailure | undefined;
  readonly title?: string;
}) {
  if (!problem) return null;
  return (
    <div className="mb-4 flex gap-3 rounded-card border border-failed bg-failed-wash p-4 text-small">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-failed" />
      <div>
        <p>
          <span className="font-medium text-failed">{title}.</span> {problem.text}
        </p>
        {problem.quotaUsedUp && (
          <Link to="/pricing" className="tap mt-1 inline-flex items-center font-medium underline underline-offset-2">
            {texts.upload.seePlans}
          </Link>
        )}
      </div>
    </div>
  );
}
