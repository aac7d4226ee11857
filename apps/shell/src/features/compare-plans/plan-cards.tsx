import { PLAN_IDS, PLANS, TRIAL } from '@chalkboard/contracts';
import { Badge, LinkButton } from '@chalkboard/ui';
import { readerLocale } from '@chalkboard/web-kit/texts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pricingTexts as t } from '../../texts';
import { dollars } from '../../texts/amounts';
import { planAddress } from './plan-address';

export function PlanCards() {
  return (
    <section aria-label={t.plansLabel} className="grid gap-5 lg:grid-cols-3">
      {PLAN_IDS.map((id) => {
        const { name, trialDays } = PLANS[id];
        const { for: audience, features, action } = t.plans[id];
        const chosen = id === TRIAL.defaultPlan;
        return (
          <article
            key={id}
            aria-labelledby={`plan-${id}`}
            className={clsx(
              'flex flex-col rounded-card border bg-surface p-6 sm:p-8',
              chosen ? 'border-ink' : 'border-hairline',
            )}
          >
            <div className="flex min-h-8 items-start justify-between gap-3">
              <h2 id={`plan-${id}`} className="text-title">
                {name}
              </h2>
              {chosen && <Badge>{t.plans.pro.mark}</Badge>}
            </div>
            <p className="mt-1 text-small text-quiet lg:min-h-11">{audience}</p>
            <p className="mt-6 flex items-baseline gap-2">
              <span className="tabular font-serif text-display leading-none font-medium">
                {dollars(PLANS[id].monthlyPriceMinor, readerLocale())}
              </span>
              <span className="text-small text-quiet">{t.perMonth}</span>
            </p>
            <p className="mt-2 min-h-5 text-caption text-quiet">{trialDays > 0 && t.trial({ days: trialDays })}</p>
            <ul className="mt-6 mb-8 grid gap-2.5 text-small">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ready" />
                  {feature}
                </li>
              ))}
            </ul>
            <LinkButton
              as={Link}
              to={planAddress(id)}
              variant={chosen ? 'primary' : 'secondary'}
              size="large"
              block
              className="mt-auto"
            >
              {action}
            </LinkButton>
          </article>
        );
      })}
    </section>
  );
}
