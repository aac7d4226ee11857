import { LinkButton } from '@chalkboard/ui';
import {
  Accessibility,
  Banknote,
  ChartColumn,
  CircleHelp,
  Clock,
  CodeXml,
  CreditCard,
  Link2,
  MessageSquare,
  Moon,
  Palette,
  PencilLine,
  QrCode,
  ScanText,
  ShoppingBag,
  Smartphone,
  Timer,
  TriangleAlert,
  Vegan,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { ClosingCall, PublicPage } from '../layout/public-page';
import { featuresTexts as t } from '../texts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  read: ScanText,
  fast: Timer,
  link: Link2,
  order: ShoppingBag,
  message: MessageSquare,
  edit: PencilLine,
  diet: Vegan,
  allergen: TriangleAlert,
  time: Clock,
  doubt: CircleHelp,
  code: QrCode,
  embed: CodeXml,
  pay: CreditCard,
  register: Banknote,
  figures: ChartColumn,
  theme: Palette,
  phone: Smartphone,
  dark: Moon,
  access: Accessibility,
};

interface FeatureGroup {
  readonly name: string;
  readonly text: string;
  /** By their icons. */
  readonly items: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

export default function FeaturesPage() {
  const groups = Object.entries<FeatureGroup>(t.groups);
  return (
    <PublicPage title={t.title} heading={t.heading} lead={t.lead}>
      <nav aria-label={t.contents} className="flex flex-wrap gap-2">
        {groups.map(([id, { name }]) => (
          <LinkButton key={id} as={Link} to={`#${id}`}>
            {name}
          </LinkButton>
        ))}
      </nav>
      {groups.map(([id, { name, text, items }]) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="mt-12 grid gap-x-12 gap-y-6 border-t border-hairline pt-10 sm:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
        >
          <div>
            <h2 id={`${id}-heading`} className="text-heading">
              {name}
            </h2>
            <p className="mt-1 text-quiet">{text}</p>
          </div>
          <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
            {Object.entries(items).map(([icon, { title, text: about }]) => {
              const Icon = ICONS[icon] ?? CircleHelp;
              return (
                <li key={title} className="flex gap-4">
                  <Icon aria-hidden strokeWidth={1.4} className="mt-0.5 size-7 shrink-0 text-accent-ink" />
                  <div>
                    <h3 className="text-lead">{title}</h3>
                    <p className="mt-1 max-w-[44ch] text-small text-quiet">{about}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <ClosingCall title={t.ctaTitle} text={t.ctaText}>
        <LinkButton as={Link} to="/" variant="primary" size="large">
          {t.cta}
        </LinkButton>
        <LinkButton as={Link} to="/pricing" size="large">
          {t.pricing}
        </LinkButton>
      </ClosingCall>
    </PublicPage>
  );
}
