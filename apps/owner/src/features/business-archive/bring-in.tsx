import type { AccountBusiness, ArchiveContents, ImportedMenus } from '@chalkboard/contracts';
import { ARCHIVE } from '@chalkboard/contracts/archive';
import { Progress } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { SettingsSection } from '../../layout/settings-section';
import { FileButton } from '../../shared/pages/file-button';
import { texts } from '../../texts';
import { ArchiveMenus } from './archive-menus';
import { bringIn, look } from './bring-in-calls';
import { BroughtIn } from './brought-in';
import { Failure } from './failure';

const t = texts.archive.bring;

type Step =
  | { readonly is: 'ready' }
  | { readonly is: 'sending' | 'taking'; readonly sent: number }
  | { readonly is: 'chosen' }
  | { readonly is: 'done'; readonly menus: ImportedMenus['menus'] };

/** Menus out of an archive: chosen, looked at, and brought in as drafts. */
export function BringIn({ business: { id, name } }: { readonly business: AccountBusiness }) {
  const [step, setStep] = useState<Step>({ is: 'ready' });
  const [archive, setArchive] = useState<{ readonly file: File; readonly contents: ArchiveContents }>();
  const [failure, setFailure] = useState<string>();
  const isBusy = step.is === 'sending' || step.is === 'taking';

  const attempt = async (work: () => Promise<Step>, otherwise: Step) => {
    setFailure(undefined);
    try {
      setStep(await work());
    } catch (error) {
      setFailure(describeError(error, t.failed));
      setStep(otherwise);
    }
  };
  const open = (file: File) => {
    setArchive(undefined);
    if (file.size >= ARCHIVE.maxBytes) {
      setStep({ is: 'ready' });
      return setFailure(t.tooLarge({ megabytes: ARCHIVE.maxBytes / 1024 / 1024 }));
    }
    setStep({ is: 'sending', sent: 0 });
    void attempt(
      async () => {
        const contents = await look(id, file, (sent) => setStep({ is: 'sending', sent }));
        setArchive({ file, contents });
        return { is: 'chosen' };
      },
      { is: 'ready' },
    );
  };
  const take = (folders: readonly string[]) => {
    if (!archive) return;
    const fresh = new Set(archive.contents.menus.flatMap(({ folder, imported }) => (imported ? [] : [folder])));
    setStep({ is: 'taking', sent: 0 });
    void attempt(
      async () => {
        const onProgress = (sent: number) => setStep({ is: 'taking', sent });
        const { menus } = await bringIn(id, archive.file, { folders, fresh, onProgress });
        return { is: 'done', menus };
      },
      { is: 'chosen' },
    );
  };
  return (
    <SettingsSection title={t.title} text={t.text}>
      {!isBusy && (
        <FileButton label={t.file} accept={ARCHIVE.accept} onFiles={([file]) => file && open(file)}>
          <FileArchive aria-hidden />
          {step.is === 'ready' ? t.choose : t.chooseOther}
        </FileButton>
      )}
      {isBusy && (
        <div className="grid gap-3">
          <p className="text-small text-quiet" role="status">
            {step.sent < 1 ? t.sending : step.is === 'sending' ? t.opening : t.taking}
          </p>
          {step.sent < 1 && <Progress label={t.sending} value={step.sent} max={1} />}
        </div>
      )}
      {failure && <Failure>{failure}</Failure>}
      {archive && step.is === 'chosen' && <ArchiveMenus contents={archive.contents} business={name} onTake={take} />}
      {step.is === 'done' && <BroughtIn menus={step.menus} />}
    </SettingsSection>
  );
}
