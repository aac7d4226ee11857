import type { AccountBusiness } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { Link } from 'react-router-dom';
import { SettingsSection } from '../../layout/settings-section';
import { texts } from '../../texts';

const t = texts.account.archive;

/** Leads an owner to the page of archives. */
export function ArchiveLink({ business: { id, name } }: { readonly business: AccountBusiness }) {
  return (
    <SettingsSection title={t.title} text={t.text}>
      <LinkButton as={Link} to={`/business/${id}/archive`} aria-label={t.openNamed({ business: name })}>
        {t.open}
      </LinkButton>
    </SettingsSection>
  );
}
