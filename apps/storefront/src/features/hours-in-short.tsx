import type { OpeningHours } from '@chalkboard/contracts';
import { weekSummary } from '@chalkboard/web-kit';
import { Fragment } from 'react';
import { hoursLine } from '../shared/hours/hours-text';
import { texts } from '../texts';

/** Whether it is open, and its usual week, in a line or two. @param now milliseconds since the epoch */
export function HoursInShort({
  openingHours,
  timeZone,
  now,
}: {
  readonly openingHours: OpeningHours;
  readonly timeZone: string;
  readonly now: number;
}) {
  return (
    <>
      <span className="block font-medium">{hoursLine({ openingHours, timeZone }, now)?.text}</span>
      <span className="tabular block text-quiet">
        {weekSummary(openingHours, texts.hours).map((days, index) => (
          <Fragment key={days}>
            {index > 0 && ', '}
            <span className="inline-block">{days}</span>
          </Fragment>
        ))}
      </span>
    </>
  );
}
