import { Button, Dialog } from '@chalkboard/ui';
import { Ban, Ellipsis, History, LayoutGrid, PauseCircle, Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';

const t = texts.board.tools;

export type Tool = 'intake' | 'soldOut' | 'enter' | 'settings';

interface BoardToolsProps {
  readonly wide: boolean;
  readonly showsHistory: boolean;
  onTool(tool: Tool): void;
  onHistory(shown: boolean): void;
}

/** What else can be done from the board: in a row where there is room, behind one button on a phone. */
export function BoardTools({ wide, showsHistory, onTool, onHistory }: BoardToolsProps) {
  const [open, setOpen] = useState(false);
  const press = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const look = wide
    ? { variant: 'quiet' as const, className: 'px-3' }
    : { size: 'large' as const, block: true, className: 'justify-start' };
  const buttons = (
    <>
      <Button {...look} onClick={press(() => onTool('enter'))}>
        <Plus aria-hidden />
        {t.enter}
      </Button>
      <Button {...look} onClick={press(() => onTool('soldOut'))}>
        <Ban aria-hidden />
        {t.soldOut}
      </Button>
      <Button {...look} onClick={press(() => onTool('intake'))}>
        <PauseCircle aria-hidden />
        {t.intake}
      </Button>
      <Button {...look} onClick={press(() => onHistory(!showsHistory))}>
        {showsHistory ? <LayoutGrid aria-hidden /> : <History aria-hidden />}
        {showsHistory ? t.board : t.history}
      </Button>
      <Button {...look} onClick={press(() => onTool('settings'))}>
        <Settings aria-hidden />
        {t.settings}
      </Button>
    </>
  );
  if (wide) {
    return (
      <div role="group" aria-label={t.label} className="flex flex-wrap">
        {buttons}
      </div>
    );
  }
  return (
    <>
      <Button className="px-3" onClick={() => setOpen(true)} aria-label={t.more} title={t.more}>
        <Ellipsis aria-hidden />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t.label}>
        <div className="grid gap-2">{buttons}</div>
      </Dialog>
    </>
  );
}
