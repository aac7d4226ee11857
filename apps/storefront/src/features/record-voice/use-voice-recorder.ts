import { useEffect, useMemo, useRef, useState } from 'react';
import {
  recordVoice,
  refusalOf,
  type MicrophoneRefusal,
  type RunningRecording,
  type VoiceRecording,
} from './record-voice';

interface Published {
  onRecorded(recording: VoiceRecording): void;
  /** The microphone is not to be had, or stopped working. */
  onRefused(why: MicrophoneRefusal): void;
}

/** The microphone of a form: one recording at a time, and none that outlives the form. */
export function useVoiceRecorder({ onRecorded, onRefused }: Published) {
  const [phase, setPhase] = useState<'idle' | 'asking' | 'recording'>('idle');
  const running = useRef<RunningRecording>(undefined);
  const present = useRef(true);
  const told = useRef<Published>({ onRecorded, onRefused });

  useEffect(() => {
    told.current = { onRecorded, onRefused };
  }, [onRecorded, onRefused]);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
      running.current?.discard();
    };
  }, []);

  const ended = () => {
    running.current = undefined;
    setPhase('idle');
  };
  const start = async () => {
    if (phase !== 'idle') return;
    setPhase('asking');
    try {
      const recording = await recordVoice({
        onDone: (done) => {
          ended();
          told.current.onRecorded(done);
        },
        onBroken: () => {
          ended();
          told.current.onRefused('broken');
        },
      });
      // The form was left while the browser asked.
      if (!present.current) return recording.discard();
      running.current = recording;
      setPhase('recording');
    } catch (error) {
      ended();
      if (present.current) told.current.onRefused(refusalOf(error));
    }
  };

  /** The same functions for as long as the form is there. */
  const now = useMemo(
    () => ({ level: () => running.current?.level() ?? 0, seconds: () => running.current?.seconds() ?? 0 }),
    [],
  );
  return { phase, start, stop: () => running.current?.stop(), now };
}
