import type { AccountBusiness } from '@chalkboard/contracts';
import { ENFORCES_PLANS } from '@chalkboard/contracts/plans';
import { LinkButton } from '@chalkboard/ui';
import { Link } from 'react-router-dom';
import { SettingsSection } from '../../layout/settings-section';
import { texts } from '../../texts';

const t = texts.api;

/** Leads an owner to the page of keys and webhooks. */
export function ApiLink({ business: { id, name } }: { readonly business: AccountBusiness }) {
  return (
    <SettingsSection title={t.title} text={t.text}>
      {!ENFORCES_PLANS && <p className="mb-4 text-small text-quiet">{t.beta}</p>}
      <LinkButton as={Link} to={`/business/${id}/api`} aria-label={t.openNamed({ business: name })}>
        {t.open}
      </LinkButton>
    </SettingsSection>
  );
}
