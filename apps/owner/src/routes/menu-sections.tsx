import type { HostV1 } from '@chalkboard/contracts';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { FormPart } from '../features/edit-menu/form-values';
import { followsAnother } from '../shared/locations/follows-another';
import { FollowsNote } from '../shared/locations/follows-note';
import { texts } from '../texts';
import { EditMenuForm } from './edit-menu-form';
import { MenuEditor } from './menu-editor';
import { MenuRules } from './menu-rules';

const t = texts.menuFrame;

type FormSectionName = keyof typeof PARTS;

/** The pages that are one form over a few settings. */
const PARTS = {
  details: ['restaurant', 'directory'],
  look: ['look'],
  hours: ['hours'],
  ordering: ['ways'],
  notifications: ['channels'],
  languages: ['languages'],
  diets: ['diets'],
} as const satisfies Record<string, readonly FormPart[]>;

const isSection = (name: string): name is FormSectionName => Object.hasOwn(PARTS, name);

/** `/menu/:shareId/details` and its sections, `/menu/:shareId/languages` and `/menu/:shareId/diets`. */
export function MenuSectionPage({ host }: { readonly host: HostV1 }) {
  const { shareId, section = 'details' } = useParams();
  const below = useLocation().pathname.split('/').at(3) ?? '';
  const name = below === 'details' ? section : below;
  if (!isSection(name)) return <Navigate to={`/menu/${shareId}/details`} replace />;
  return <MenuSection key={name} host={host} name={name} />;
}

/** Where the rules were before they stood with the settings of ordering; links to one of them still lead there. */
export function MenuRulesPage() {
  const { shareId } = useParams();
  const { hash } = useLocation();
  return <Navigate to={{ pathname: `/menu/${shareId}/details/ordering`, hash: hash || '#rules' }} replace />;
}

function MenuSection({ host, name }: { readonly host: HostV1; readonly name: FormSectionName }) {
  useDocumentTitle(t.sections[name]);
  const parts: readonly FormPart[] = PARTS[name];
  return (
    <MenuEditor host={host} title={t.sections[name]}>
      {({ menu, access }) =>
        followsAnother(menu) && (name === 'look' || name === 'languages') ? (
          <FollowsNote menu={menu} />
        ) : (
          <>
            <EditMenuForm host={host} menu={menu} parts={parts} suggests={access.suggestsTranslations ?? false} />
            {name === 'ordering' && (
              <section id="rules" aria-labelledby="rules-title" className="pt-8">
                <h2 id="rules-title" className="text-title">
                  {texts.rules.title}
                </h2>
                <p className="mt-1 mb-4 text-small text-quiet">{texts.rules.lead}</p>
                <MenuRules host={host} menu={menu} />
              </section>
            )}
          </>
        )
      }
    </MenuEditor>
  );
}
