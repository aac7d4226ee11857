import { LegalDocument } from '../features/legal-document';
import { termsTexts } from '../texts';

export default function TermsPage() {
  return <LegalDocument text={termsTexts} />;
}
