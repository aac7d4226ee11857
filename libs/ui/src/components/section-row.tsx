import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { currentSection } from './section-row-current';

/** By these a reader goes on from the section that was chosen. */
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** A part of the page that can be jumped to. */
export interface PageSectionLink {
  /** Of its element. */
  readonly id: string;
  readonly name: string;
  /** Of the name (BCP 47), and from which side it is read, where it is not as on the page. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/**
 * Which section is being read, by the place of their heads; one that was just chosen stays it until its reader moves
 * on.
 */
function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const chosen = useRef(false);
  const key = ids.join();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (chosen.current) return;
      const sections = key.split(',').flatMap((id) => document.getElementById(id) ?? []);
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const at = currentSection(
        sections.map((section) => section.getBoundingClientRect().top),
        { height: clientHeight, left: scrollHeight - clientHeight - scrollTop, range: scrollHeight - clientHeight },
      );
      if (sections[at]) setCurrent(sections[at].id);
    };
    const later = () => (frame ||= requestAnimationFrame(look));
    const moveOn = () => {
      chosen.current = false;
      later();
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    for (const kind of READER_MOVES) window.addEventListener(kind, moveOn, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      for (const kind of READER_MOVES) window.removeEventListener(kind, moveOn);
    };
  }, [key]);
  const choose = (id: string) => {
    chosen.current = true;
    setCurrent(id);
  };
  return { current: current !== undefined && ids.includes(current) ? current : ids[0], choose };
}

/** On which sides of a row there is more than it shows. `key`: what stands in it. */
function useHiddenSides(row: RefObject<HTMLElement | null>, key: string) {
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      setBefore(list.scrollLeft > 1);
      setAfter(list.scrollLeft + list.clientWidth < list.scrollWidth - 1);
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      list.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [row, key]);
  return { before, after };
}

/**
 * A sticky row of links to the sections below it; it follows the reading and keeps the current one in view. Where not
 * all fit, its sides say so; a mouse, which cannot push it, presses there.
 */
export function SectionRow({
  label,
  sections,
  className = 'top-0',
}: {
  readonly label: string;
  readonly sections: readonly PageSectionLink[];
  /** Where it sticks. */
  readonly className?: string;
}) {
  const { current, choose } = useCurrentSection(sections.map(({ id }) => id));
  const row = useRef<HTMLUListElement>(null);
  const hidden = useHiddenSides(row, sections.map(({ id, name }) => `${id} ${name}`).join());
  const push = (by: -1 | 1) => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.7, behavior: 'smooth' });

  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label} className={clsx('sticky z-20 border-y border-hairline bg-paper', className)}>
      <div className="relative mx-auto max-w-6xl">
        <ul ref={row} className="gutter relative flex gap-1 overflow-x-auto py-1.5 [scrollbar-width:none]">
          {sections.map(({ id, name, lang, dir }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                onClick={() => choose(id)}
                lang={lang}
                dir={dir}
                aria-current={id === current || undefined}
                className={clsx(
                  'tap inline-flex items-center rounded-full px-4 text-small whitespace-nowrap transition-colors duration-(--duration-quick)',
                  id === current ? 'bg-accent font-medium text-on-accent' : 'text-quiet hover:text-ink',
                )}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        {hidden.before && <More side="left" onPress={() => push(-1)} />}
        {hidden.after && <More side="right" onPress={() => push(1)} />}
      </div>
    </nav>
  );
}

/**
 * The row goes on here. No stop of the tab key, and nothing to hear: there the links themselves are reached, and come
 * into view.
 */
function More({ side, onPress }: { readonly side: 'left' | 'right'; onPress(): void }) {
  const Arrow = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <div
      aria-hidden
      className={clsx(
        'pointer-events-none absolute inset-y-0 flex w-10 items-center from-paper to-transparent pointer-fine:w-16 pointer-fine:from-50%',
        side === 'left' ? 'left-0 justify-start bg-linear-to-r' : 'right-0 justify-end bg-linear-to-l',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={onPress}
        className="tap pointer-events-auto hidden items-center justify-center text-quiet hover:text-ink pointer-fine:inline-flex"
      >
        <Arrow className="size-5" />
      </button>
    </div>
  );
}
