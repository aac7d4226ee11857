import type { HostV1 } from '@chalkboard/contracts';
import { RECORDING } from '@chalkboard/contracts/reviews';
import { AudioPlayer, Button, clockOf } from '@chalkboard/ui';
import { Mic, RotateCcw, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { feedbackTexts } from '../../texts';
import { LevelMeter } from './level-meter';
import { canRecord, type VoiceRecording } from './record-voice';
import { useVoiceRecorder } from './use-voice-recorder';

const t = feedbackTexts.recorder;

/** From here on what is left is told. */
const NEARLY_OVER_S = 15;
/** Silence for so long, from the beginning, is a microphone that hears nothing. */
const SILENCE_S = 4;
const HEARD = 0.08;
const LOOK_MS = 100;

/** Records what somebody says, lets them hear it, and begin again: idle, recording, recorded. */
export function VoiceRecorder({
  host,
  recording,
  onRecording,
}: {
  readonly host: HostV1;
  readonly recording: VoiceRecording | undefined;
  onRecording(recording: VoiceRecording | undefined): void;
}) {
  const [denied, setDenied] = useState(false);
  const recorder = useVoiceRecorder({
    onRecorded: onRecording,
    onRefused: (why) => {
      setDenied(why === 'denied');
      host.toast({ ...t[why], variant: 'destructive' });
    },
  });
  const { phase, start, stop } = recorder;
  const isRecording = phase === 'recording';

  if (!canRecord()) return <p className="rounded-card bg-uncertain-wash p-4 text-small">{t.unsupported}</p>;

  const press = () => {
    if (isRecording) return stop();
    setDenied(false);
    onRecording(undefined);
    void start();
  };
  const [Icon, word] = isRecording ? [Square, t.stop] : recording ? [RotateCcw, t.again] : [Mic, t.start];
  return (
    <section
      aria-label={t.label}
      className="grid justify-items-center gap-3 rounded-card border border-hairline bg-sunken p-4"
    >
      {isRecording ? (
        <Running {...recorder.now} />
      ) : recording ? (
        <Recorded recording={recording} />
      ) : (
        <p className="text-small text-quiet">
          {phase === 'asking' ? t.asking : t.idle({ minutes: RECORDING.maxSeconds / 60 })}
        </p>
      )}
      {/* One button in one place: the focus stays where it is through all three states. */}
      <Button
        aria-disabled={phase === 'asking'}
        variant={isRecording || !recording ? 'primary' : 'secondary'}
        onClick={press}
      >
        <Icon aria-hidden className={isRecording ? 'fill-current' : undefined} />
        {word}
      </Button>
      <p role="status" className="text-center text-small empty:hidden">
        {denied && t.deniedHint}
      </p>
    </section>
  );
}

function Running({ level, seconds }: { level(): number; seconds(): number }) {
  const [lasted, setLasted] = useState(0);
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    const look = setInterval(() => {
      setLasted(seconds());
      if (level() > HEARD) setHeard(true);
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [level, seconds]);
  const left = RECORDING.maxSeconds - lasted;
  return (
    <div className="grid w-full gap-2">
      <LevelMeter label={t.level} level={level} />
      <p className="flex items-baseline justify-between gap-4 text-small">
        <span role="status" className="inline-flex items-center gap-2 font-medium">
          <span aria-hidden className="size-2.5 animate-breathe rounded-full bg-accent" />
          {t.recording}
        </span>
        <span role="timer" className="tabular text-quiet">
          {left < NEARLY_OVER_S
            ? t.left({ time: clockOf(Math.ceil(left)) })
            : `${clockOf(lasted)} / ${clockOf(RECORDING.maxSeconds)}`}
        </span>
      </p>
      <p role="status" className="text-caption text-uncertain empty:hidden">
        {!heard && lasted > SILENCE_S && t.unheard}
      </p>
    </div>
  );
}

function Recorded({ recording: { blob, seconds } }: { readonly recording: VoiceRecording }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <div className="w-full">
      <p role="status" className="text-small font-medium">
        {t.recorded({ time: clockOf(seconds) })}
      </p>
      {address && <AudioPlayer key={address} label={t.preview} seconds={seconds} source={address} />}
    </div>
  );
}
