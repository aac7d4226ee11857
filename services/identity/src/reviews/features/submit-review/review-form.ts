import { buffer } from 'node:stream/consumers';
import { RECORDING } from '@chalkboard/contracts';
import type { HttpRequest } from '@chalkboard/service-kit';

const OPTIONS = {
  throwFileSizeLimit: false,
  limits: { fileSize: RECORDING.maxBytes, files: 2, fields: 20, fieldSize: 16 * 1024, parts: 22 },
};

export interface SentRecording {
  readonly bytes: Buffer;
  /** It was longer than is taken. */
  readonly isCut: boolean;
}

export interface SentForm {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly recording: SentRecording | undefined;
}

/** Whether the voice form is sent, and not a written review. */
export function isVoiceForm(request: HttpRequest): boolean {
  return request.isMultipart();
}

/** The voice form: its texts, and of files the part `recording`. What is left empty is not given. */
export async function sentForm(request: HttpRequest): Promise<SentForm> {
  const fields: Record<string, unknown> = {};
  let recording: SentRecording | undefined;
  for await (const part of request.parts(OPTIONS)) {
    if (part.type === 'field') {
      if (part.value !== '') fields[part.fieldname] = part.value;
    } else if (part.fieldname === 'recording' && !recording) {
      recording = { bytes: await buffer(part.file), isCut: part.file.truncated };
    } else {
      part.file.resume();
    }
  }
  return { fields, recording };
}
