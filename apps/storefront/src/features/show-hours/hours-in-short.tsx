import type { OpeningHours } from '@chalkboard/contracts';
import { Fragment } from 'react';
import { hoursLine } from './hours-text';
import { weekSummary } from './week-summary';

/** Whether it is open, and its usual week, in a line or two. @param now milliseconds since the epoch */
export function HoursInShort({ openingHours, timeZone, now }: { readonly openingHours: OpeningHours; readonly timeZone: string; readonly now: number }) {
  return (
    <>
      <span className="block font-medium">{hoursLine({ openingHours, timeZone }, now)?.text}</span>
      <span className="tabular block text-quiet">
        {weekSummary(openingHours).map((days, index) => (
          <Fragment key={days}>
            {index > 0 && ', '}
            <span className="inline-block">{days}</span>
          </Fragment>
        ))}
      </span>
    </>
  );
}
