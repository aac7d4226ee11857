import { LegalDocument } from '../features/read-legal/legal-document';
import { termsTexts } from '../texts';

export default function TermsPage() {
  return <LegalDocument text={termsTexts} />;
}
