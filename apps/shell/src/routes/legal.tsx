import { LegalDocument } from '../features/read-legal/legal-document';
import { legalTexts } from '../texts';

export default function LegalPage() {
  return <LegalDocument text={legalTexts} />;
}
