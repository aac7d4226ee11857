import { LegalDocument } from '../features/legal-document';
import { legalTexts } from '../texts';

export default function LegalPage() {
  return <LegalDocument text={legalTexts} />;
}
