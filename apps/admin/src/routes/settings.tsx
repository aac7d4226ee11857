import type { HostV1 } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PasswordForm } from '../features/own-settings/password-form';
import { ProfileForm } from '../features/own-settings/profile-form';
import { Sessions } from '../features/own-settings/sessions';
import { TwoFactor } from '../features/own-settings/two-factor';
import { texts } from '../texts';
import { StaffPage } from './staff-page';

const t = texts.settings;

/** `/admin/settings`: what somebody sets for themselves. */
export function SettingsPage({ host }: { readonly host: HostV1 }) {
  useDocumentTitle(t.title);
  const heading = (
    <div className="mb-6">
      <LinkButton as={Link} to="/admin/dashboard" variant="quiet" className="-ml-4">
        <ArrowLeft aria-hidden />
        {t.back}
      </LinkButton>
      <h1 className="mt-2 text-heading">{t.title}</h1>
    </div>
  );
  return (
    <StaffPage heading={heading}>
      {(profile) => (
        <>
          <ProfileForm host={host} profile={profile} />
          <PasswordForm host={host} />
          <TwoFactor host={host} profile={profile} />
          <Sessions host={host} />
        </>
      )}
    </StaffPage>
  );
}
