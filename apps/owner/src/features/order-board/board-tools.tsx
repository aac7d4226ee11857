import { Button, Dialog, LinkButton } from '@chalkboard/ui';
import {
  Ban,
  Ellipsis,
  History,
  Keyboard,
  LayoutGrid,
  ListTree,
  MonitorUp,
  PauseCircle,
  Plus,
  Settings,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import type { BoardView } from './use-board-view';

const t = texts.board.tools;

export type Tool = 'intake' | 'soldOut' | 'enter' | 'settings';

interface BoardToolsProps {
  readonly wide: boolean;
  readonly view: BoardView;
  /** Pausing, history and settings are not for the kitchen. */
  readonly manages: boolean;
  /** Address of the board for a screen on the wall. */
  readonly wallPath: string;
  onTool(tool: Tool): void;
  onKeys(): void;
  onView(view: BoardView): void;
}

/** What else can be done from the board: in a row where there is room, behind one button on a phone. */
export function BoardTools({ wide, view, manages, wallPath, onTool, onKeys, onView }: BoardToolsProps) {
  const [open, setOpen] = useState(false);
  const look = wide
    ? { variant: 'quiet' as const, className: 'px-2.5' }
    : { size: 'large' as const, block: true, className: 'justify-start' };
  const button = (icon: ReactNode, word: string, act: () => void) => (
    <Button
      {...look}
      onClick={() => {
        setOpen(false);
        act();
      }}
    >
      {icon}
      {word}
    </Button>
  );
  const toView = (icon: ReactNode, word: string, to: BoardView) =>
    view === to
      ? button(<LayoutGrid aria-hidden />, t.board, () => onView('board'))
      : button(icon, word, () => onView(to));
  const buttons = (
    <>
      {toView(<ListTree aria-hidden />, t.allDay, 'all-day')}
      {button(<Plus aria-hidden />, t.enter, () => onTool('enter'))}
      {button(<Ban aria-hidden />, t.soldOut, () => onTool('soldOut'))}
      {manages && button(<PauseCircle aria-hidden />, t.intake, () => onTool('intake'))}
      {manages && toView(<History aria-hidden />, t.history, 'history')}
      {manages && button(<Settings aria-hidden />, t.settings, () => onTool('settings'))}
    </>
  );
  if (wide) {
    return (
      <div role="group" aria-label={t.label} className="flex flex-wrap">
        {buttons}
        <LinkButton {...look} as={Link} to={wallPath} aria-label={t.wall} title={t.wall}>
          <MonitorUp aria-hidden />
        </LinkButton>
        <Button {...look} onClick={onKeys} aria-label={t.keys} title={t.keys}>
          <Keyboard aria-hidden />
          <kbd className="rounded-card border border-control px-1.5 font-sans text-caption">?</kbd>
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button className="px-3" onClick={() => setOpen(true)} aria-label={t.more} title={t.more}>
        <Ellipsis aria-hidden />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t.label}>
        <div className="grid gap-2">
          {buttons}
          <LinkButton {...look} as={Link} to={wallPath}>
            <MonitorUp aria-hidden />
            {t.wall}
          </LinkButton>
          {button(<Keyboard aria-hidden />, t.keys, onKeys)}
        </div>
      </Dialog>
    </>
  );
}
