import type { HostV1 } from '@chalkboard/contracts';
import { UPLOAD } from '@chalkboard/contracts/limits';
import { DEFAULT_THEME_ID } from '@chalkboard/contracts/themes';
import { logoAddress } from '@chalkboard/menu-rules/logo';
import { Button, EmptyState, PageFrame } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChooseTheme } from '../features/choose-theme/choose-theme';
import { lookOf, themeOf } from '../features/choose-theme/look';
import { SAMPLE_CATEGORIES } from '../features/choose-theme/sample-menu';
import { ThemePreview } from '../features/choose-theme/theme-preview';
import { useLogoChoice } from '../features/choose-theme/use-logo-choice';
import { InfoStep } from '../features/upload-wizard/info-step';
import {
  fieldsOf,
  isNamed,
  movedTo,
  NO_INFO,
  wizardMemory,
  type WizardDraft,
  type WizardPreset,
} from '../features/upload-wizard/wizard-draft';
import { WizardProgress } from '../features/upload-wizard/wizard-progress';
import { WizardResult } from '../features/upload-wizard/wizard-result';
import { WIZARD_STEPS, WizardSteps, type WizardStep } from '../features/upload-wizard/wizard-steps';
import { StepActions } from '../layout/step-actions';
import { StepSection } from '../layout/step-section';
import { browserMenus } from '../shared/browser-menus/browser-menus';
import { useMenu } from '../shared/menu/use-menu';
import { isPdf, pageOf, type PreparedPage } from '../shared/pages/page-list';
import { PreparePages } from '../shared/pages/prepare-pages';
import { UploadSheet } from '../shared/pages/upload-sheet';
import { usePageList } from '../shared/pages/use-page-list';
import { validateFiles } from '../shared/pages/validate-files';
import { PlaceField } from '../shared/places/place-field';
import type { Place } from '../shared/places/places';
import { jobMemory } from '../shared/reading/job-memory';
import { LiveReading } from '../shared/reading/live-reading';
import { ReadingProblem } from '../shared/reading/reading-problem';
import { useReading } from '../shared/reading/use-reading';
import { SharePanel } from '../shared/sharing/share-panel';
import { texts } from '../texts';

const t = texts.wizard;
const READING = { memory: jobMemory('wizard_job'), done: t.done, failed: t.failed, resultDelayMs: 0 };
const STEP = 'step';

/** What a wizard begins with: as the signup said it, where somebody is signed in. */
function presetOf(place: Place | undefined): WizardPreset {
  if (!place) return { info: NO_INFO, look: { ...lookOf({ backgroundTheme: DEFAULT_THEME_ID }) } };
  const { business, address } = place;
  return {
    info: {
      restaurantName: business.name,
      restaurantDescription: '',
      restaurantAddress: address,
      restaurantPhone: business.phone,
    },
    look: { ...lookOf(business.theme) },
  };
}

const freshDraft = (place: Place | undefined): WizardDraft => ({
  ...presetOf(place),
  ...(place && { place: place.key }),
});

/**
 * `/business/upload`; `places`: what the menu can be for, where somebody is signed in; the first one unless they
 * choose.
 */
export function BusinessUploadPage({
  host,
  places = [],
}: {
  readonly host: HostV1;
  readonly places?: readonly Place[];
}) {
  const [draft, setDraft] = useState(() => wizardMemory.read() ?? freshDraft(places[0]));
  const place = places.find(({ key }) => key === draft.place) ?? places[0];
  const [search, setSearch] = useSearchParams();
  const logo = useLogoChoice(host, undefined);
  const { state, start, reset } = useReading(host, READING);
  // What failed, failed with other pages.
  const { pages, change, add } = usePageList(host, reset);
  useDocumentTitle(t.title);

  const { info } = draft;
  const look = lookOf(draft.look);
  const update = (next: WizardDraft) => {
    wizardMemory.keep(next);
    setDraft(next);
  };
  const asked = WIZARD_STEPS.find((step) => step === search.get(STEP)) ?? 'info';
  const step = isNamed(info) ? asked : 'info';
  // Each step is an entry of the browser's history: its back button leads to the step before, not out of the wizard.
  const goTo = (next: WizardStep) => setSearch(next === 'info' ? {} : { [STEP]: next });

  const read = (chosen: readonly PreparedPage[]) =>
    void start(chosen, {
      fields: fieldsOf(draft, place),
      ...(logo.choice.kind === 'new' && { logo: logo.choice.file }),
    });
  const choose = (files: File[]) => {
    const [only] = files.map(pageOf);
    // One PDF is a whole menu with nothing to turn or cut.
    if (files.length === 1 && only && isPdf(only) && !validateFiles(files)) read([only]);
    else add(files);
  };
  const startAnew = () => {
    wizardMemory.forget();
    setDraft(freshDraft(place));
    change({ type: 'cleared' });
    logo.forget();
    reset();
    goTo('info');
  };

  // Whoever comes back later begins with an empty wizard; what is shown stays until the other page is there.
  const leave = () => {
    wizardMemory.forget();
    READING.memory.clear();
  };

  const shareId = state.phase === 'done' ? state.job.shareId : undefined;
  useEffect(() => {
    if (shareId) browserMenus.note(shareId);
  }, [shareId]);

  if (shareId) return <Result host={host} shareId={shareId} onAnother={startAnew} onLeave={leave} />;
  if (state.phase === 'sending' || state.phase === 'reading' || state.phase === 'complete') {
    const { percent, pages: read } = state.progress;
    return (
      <PageFrame>
        <h1 className="sr-only">{t.title}</h1>
        <WizardProgress
          percent={percent}
          pages={read}
          lineLost={state.phase === 'reading' && state.lineLost}
          onCancel={state.phase === 'sending' ? reset : undefined}
        />
        <div className="mx-auto mt-8 max-w-2xl">
          <LiveReading seen={state.seen} />
        </div>
      </PageFrame>
    );
  }
  return (
    <PageFrame className="pt-6 sm:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-hairline pb-6">
        <div>
          <h1 className="text-heading">{t.title}</h1>
          <p className="mt-1 text-quiet">{t.lead}</p>
        </div>
        <WizardSteps step={step} />
      </div>
      {step === 'info' && (
        <StepSection key="info" title={t.info.title} text={t.info.text} onSubmit={() => isNamed(info) && goTo('theme')}>
          <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid max-w-xl gap-5">
              {place && places.length > 1 && (
                <PlaceField
                  label={t.info.place}
                  places={places}
                  value={place}
                  onChange={(next) => update(movedTo(draft, next.key, presetOf(place), presetOf(next)))}
                />
              )}
              <InfoStep info={info} onChange={(next) => update({ ...draft, info: next })} />
            </div>
            <div className="max-lg:hidden">
              <ThemePreview
                menu={{ ...info, ...look, categories: SAMPLE_CATEGORIES }}
                logo={logo.shown}
                caption={texts.look.preview.sampleCaption}
              />
            </div>
          </div>
          <StepActions previous={t.previous} next={<NextButton disabled={!isNamed(info)} />} />
        </StepSection>
      )}
      {step === 'theme' && (
        <StepSection key="theme" title={t.theme.title} text={t.theme.text} onSubmit={() => goTo('upload')}>
          <ChooseTheme
            look={look}
            onLook={(next) => update({ ...draft, look: { ...next } })}
            logo={logo}
            menu={{ restaurantName: info.restaurantName.trim(), restaurantDescription: info.restaurantDescription }}
          />
          <StepActions previous={t.previous} onPrevious={() => goTo('info')} next={<NextButton />} />
        </StepSection>
      )}
      {step === 'upload' && (
        <StepSection
          key="upload"
          title={t.upload.title}
          text={`${t.upload.as({ restaurant: info.restaurantName.trim(), theme: themeOf(look)?.name ?? t.upload.noTheme })}${logo.shown ? t.upload.withLogo : ''}.`}
        >
          <div className="mx-auto w-full max-w-2xl">
            <ReadingProblem problem={state.phase === 'idle' ? state.problem : undefined} title={t.failed.title} />
            {pages.length > 0 ? (
              <PreparePages
                pages={pages}
                change={change}
                onFiles={add}
                onRead={() => read(pages)}
                readLabel={t.upload.read}
              />
            ) : (
              <UploadSheet formats={t.upload.formats({ megabytes: UPLOAD.maxBytes / 1024 / 1024 })} onFiles={choose} />
            )}
            {state.phase === 'idle' && state.seen && (
              <div className="mt-8">
                <LiveReading seen={state.seen} />
              </div>
            )}
          </div>
          <StepActions previous={t.previous} onPrevious={() => goTo('theme')} />
        </StepSection>
      )}
    </PageFrame>
  );
}

function NextButton({ disabled = false }: { readonly disabled?: boolean }) {
  return (
    <Button type="submit" variant="primary" className="min-w-32" disabled={disabled}>
      {t.next}
      <ArrowRight aria-hidden />
    </Button>
  );
}

/** The result, once the menu itself is there; until then the work is not over. */
function Result({
  host,
  shareId,
  onAnother,
  onLeave,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  onAnother(): void;
  onLeave(): void;
}) {
  const { data: menu, isError, refetch } = useMenu(shareId);
  if (isError) {
    const { title, text, retry } = t.result.failed;
    return (
      <PageFrame>
        <EmptyState
          level={1}
          icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
          title={title}
          text={text}
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              {retry}
            </Button>
          }
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      {menu ? (
        <WizardResult
          menu={menu}
          preview={
            <ThemePreview
              menu={menu}
              logo={menu.logo && { ...menu.logo, src: logoAddress(menu.logo.hash) }}
              caption={texts.look.preview.caption}
            />
          }
          share={<SharePanel host={host} menu={menu} onLeave={onLeave} />}
          onAnother={onAnother}
          onLeave={onLeave}
        />
      ) : (
        <>
          <h1 className="sr-only">{t.title}</h1>
          <WizardProgress percent={100} lineLost={false} />
        </>
      )}
    </PageFrame>
  );
}
