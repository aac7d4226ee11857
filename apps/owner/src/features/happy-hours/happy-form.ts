import type { HappyHour } from '@chalkboard/contracts';
import { decimalToMinor, minorToDecimal } from '@chalkboard/menu-rules/currency';
import { newTimed, timedForm, timedRule, type TimedForm } from '../../shared/rules/times/timed-form';

/** A happy hour as the form has it; `less` as it is typed: a percentage or an amount. */
export interface HappyForm extends TimedForm {
  readonly kind: HappyHour['off']['kind'];
  readonly less: string;
}

export function newHappy(name: string): HappyForm {
  return { ...newTimed(name, { from: '16:00', to: '18:00' }), kind: 'percent', less: '20' };
}

export function happyForm(hour: HappyHour, currency: string): HappyForm {
  const { off } = hour;
  return {
    ...timedForm(hour),
    kind: off.kind,
    less: String(off.kind === 'percent' ? off.percent : minorToDecimal(off.amount, currency)),
  };
}

export function happyRule({ kind, less, ...form }: HappyForm, currency: string): HappyHour {
  const number = numberOf(less) ?? 0;
  return {
    ...timedRule(form),
    off: kind === 'percent' ? { kind, percent: number } : { kind, amount: decimalToMinor(number, currency) },
  };
}

/** Whether what is typed can be meant; the service says the same. */
export function isLess({ kind, less }: Pick<HappyForm, 'kind' | 'less'>): boolean {
  const number = numberOf(less);
  return number !== undefined && number > 0 && (kind === 'amount' || number <= 100);
}

function numberOf(typed: string): number | undefined {
  const number = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
