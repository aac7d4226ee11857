import { PLAN_CURRENCY, PLAN_IDS, PLANS } from '@chalkboard/contracts/plans';
import { Checkbox, RadioGroup } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { planText } from '../../shared/account/plan-text';
import { texts } from '../../texts';
import type { StepProps } from './field-props';

const t = texts.signup.plan;

/** The third step: the plan, and what is agreed to. */
export function PlanStep({ fields, onChange }: StepProps) {
  const options = PLAN_IDS.map((id) => {
    const { name, monthlyPriceMinor, trialDays } = PLANS[id];
    return {
      value: id,
      label: name,
      hint: (
        <>
          {planText(id)}
          {trialDays > 0 && <span className="block">{t.trial({ days: trialDays })}</span>}
        </>
      ),
      aside: (
        <span className="text-right">
          <span className="block font-semibold">
            {formatMoney(monthlyPriceMinor, PLAN_CURRENCY).replace(/\.00$/, '')}
          </span>
          <span className="block text-caption text-quiet">{t.perMonth}</span>
        </span>
      ),
    };
  });
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend={t.legend}
        options={options}
        value={fields.subscriptionPlan}
        onChange={(subscriptionPlan) => onChange({ subscriptionPlan })}
      />
      <div>
        <Checkbox
          name="termsAccepted"
          checked={fields.termsAccepted}
          onChange={({ target }) => onChange({ termsAccepted: target.checked })}
          aria-required
          label={
            <>
              {t.terms.before}
              <Document to="/terms">{t.terms.terms}</Document>
              {t.terms.between}
              <Document to="/privacy">{t.terms.privacy}</Document>
              {t.terms.after}
            </>
          }
        />
        <Checkbox
          name="marketingConsent"
          checked={fields.marketingConsent}
          onChange={({ target }) => onChange({ marketingConsent: target.checked })}
          label={t.marketing}
        />
      </div>
    </div>
  );
}

/** Beside the wizard, not in its place. */
function Document({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="underline underline-offset-2">
      {children}
    </a>
  );
}
