import { LegalDocument } from '../features/read-legal/legal-document';
import { privacyTexts } from '../texts';

export default function PrivacyPage() {
  return <LegalDocument text={privacyTexts} />;
}
