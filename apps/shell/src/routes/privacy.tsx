import { LegalDocument } from '../features/legal-document';
import { privacyTexts } from '../texts';

export default function PrivacyPage() {
  return <LegalDocument text={privacyTexts} />;
}
