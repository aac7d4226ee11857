import type { OpeningDrillSettings, OrderingSettings } from '@chalkboard/contracts';
import { DRILL } from '@chalkboard/contracts/limits';
import { parsedMinutes } from '../live/minutes';

const USUAL: OpeningDrillSettings = { minutesBefore: 30, alwaysOpenAt: '10:00' };

/** The settings of opening drills as they are written in a form. */
export interface DrillValues {
  readonly drills: boolean;
  readonly drillMinutes: string;
  readonly alwaysOpenAt: string;
}

export function drillValuesOf({ openingDrill }: OrderingSettings): DrillValues {
  const { minutesBefore, alwaysOpenAt } = openingDrill ?? USUAL;
  return { drills: Boolean(openingDrill), drillMinutes: String(minutesBefore), alwaysOpenAt };
}

/** What was written: null where drills are off; undefined when it cannot be read. */
export function drillOf({ drills, drillMinutes, alwaysOpenAt }: DrillValues): OpeningDrillSettings | null | undefined {
  if (!drills) return null;
  const minutesBefore = parsedMinutes(drillMinutes);
  if (minutesBefore === undefined || alwaysOpenAt === '') return undefined;
  if (minutesBefore < DRILL.leastMinutesBefore || minutesBefore > DRILL.mostMinutesBefore) return undefined;
  return { minutesBefore, alwaysOpenAt };
}
