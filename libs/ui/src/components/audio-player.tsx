import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { uiWords } from '../words';

/** What an arrow key moves by, seconds; in what is short, less. */
const STEP_S = 5;
const SHORT_STEP_S = 1;
const SHORT_S = 30;

/** The one that is heard: two voices at once are none. */
let heard: HTMLAudioElement | undefined;

/** Seconds as a clock shows them: 7.9 → "0:07". */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A recording to listen to, from any place in it. Nothing is fetched before somebody presses. */
export function AudioPlayer({
  label,
  seconds,
  source,
}: {
  /** What is heard, for the names of its controls. */
  readonly label: string;
  /**
   * How long it is, where that is known: what a browser wrote often does not say it itself, before it has been heard.
   */
  readonly seconds: number | undefined;
  /** Its address, or how to get one when it is first needed. With another one it is another player: give it a `key`. */
  readonly source: string | (() => Promise<string>);
}) {
  const element = useRef<HTMLAudioElement>(null);
  /** The address that was asked for: once, however often somebody presses until it is there. */
  const asked = useRef<Promise<string>>(undefined);
  const [playing, setPlaying] = useState(false);
  const [waiting, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  const [total, setTotal] = useState(seconds ?? 0);

  useEffect(() => {
    const audio = element.current;
    return () => {
      if (audio && !audio.paused) audio.pause();
      if (heard === audio) heard = undefined;
    };
  }, []);

  /** Runs what needs the sound to be there. */
  const withSound = async (run: (audio: HTMLAudioElement) => void | Promise<void>) => {
    const audio = element.current;
    if (!audio) return;
    setFailed(false);
    setPending(true);
    try {
      const address = typeof source === 'string' ? source : await (asked.current ??= source());
      // Gone before it came: nobody wants to hear it any more.
      if (element.current !== audio) return;
      if (!audio.src) audio.src = address;
      await run(audio);
    } catch (error) {
      // Paused again before it had begun.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      fail();
    } finally {
      setPending(false);
    }
  };
  const fail = () => {
    asked.current = undefined;
    element.current?.removeAttribute('src');
    setFailed(true);
    setPlaying(false);
  };
  const seek = (to: number) => {
    const place = Math.min(Math.max(to, 0), total);
    setAt(place);
    void withSound((audio) => {
      audio.currentTime = place;
    });
  };
  const seekByKey = (event: KeyboardEvent) => {
    const step = total > SHORT_S ? STEP_S : SHORT_STEP_S;
    const to = {
      ArrowLeft: at - step,
      ArrowDown: at - step,
      ArrowRight: at + step,
      ArrowUp: at + step,
      Home: 0,
      End: total,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    seek(to);
  };
  const toggle = () => {
    if (playing) element.current?.pause();
    else if (!waiting) void withSound((audio) => audio.play());
  };

  const share = total > 0 ? Math.min(at / total, 1) : 0;
  return (
    <div role="group" aria-label={label} className="min-w-0">
      <div className="flex items-center gap-3">
        <button
          type="button"
          onClick={toggle}
          aria-label={(playing ? uiWords.pause : uiWords.play)({ label })}
          aria-busy={waiting}
          className="tap inline-grid size-11 shrink-0 place-items-center rounded-full border border-control bg-surface text-ink transition-colors duration-(--duration-quick) hover:bg-sunken"
        >
          {playing ? (
            <Pause aria-hidden className="size-5 fill-current" />
          ) : (
            <Play aria-hidden className="size-5 translate-x-px fill-current" />
          )}
        </button>
        <span className="relative flex h-11 min-w-0 flex-1 items-center rounded-card has-focus-visible:outline-3 has-focus-visible:outline-ink">
          {/* Drawn by us: what browsers draw is glaring on a dark sheet. */}
          <span aria-hidden className="block h-1 w-full overflow-hidden rounded-full bg-control">
            <span className="block h-full origin-left bg-accent" style={{ transform: `scaleX(${share})` }} />
          </span>
          <span
            aria-hidden
            className="pointer-events-none absolute size-4 -translate-x-1/2 rounded-full bg-accent"
            style={{ left: `${share * 100}%` }}
          />
          <input
            type="range"
            min={0}
            max={total || 1}
            disabled={total === 0}
            step="any"
            value={Math.min(at, total)}
            onChange={({ target }) => seek(target.valueAsNumber)}
            onKeyDown={seekByKey}
            aria-label={`Position: ${label}`}
            aria-valuetext={`${clockOf(at)} of ${clockOf(total)}`}
            className="absolute inset-0 w-full cursor-pointer opacity-0 disabled:cursor-default"
          />
        </span>
        <span aria-hidden className="tabular shrink-0 text-caption text-quiet">
          {total > 0 ? `${clockOf(at)} / ${clockOf(total)}` : clockOf(at)}
        </span>
      </div>
      <p role="status" className="text-caption text-failed">
        {failed && uiWords.unplayable}
      </p>
      <audio
        ref={element}
        preload="none"
        onPlay={({ currentTarget }) => {
          if (heard !== currentTarget) heard?.pause();
          heard = currentTarget;
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onEnded={({ currentTarget }) => {
          currentTarget.currentTime = 0;
          setAt(0);
        }}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) =>
          Number.isFinite(duration) && duration > 0 && setTotal(duration)
        }
        onError={({ currentTarget }) => currentTarget.src && fail()}
      />
    </div>
  );
}
