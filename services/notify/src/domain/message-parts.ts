/** The most characters that Twilio takes in one message. */
export const SMS_MAX_LENGTH = 1600;

/**
 * Cuts a text into messages that a provider takes, between lines where it can. Texts that fit stay as they are; of
 * several parts each begins with `label` and its place, so that they can be put together.
 */
export function splitMessage(text: string, { label, maxLength }: { label: string; maxLength: number }): string[] {
  if (text.length <= maxLength) return [text];
  const room = maxLength - heading(label, 99, 99).length;
  const parts: string[] = [];
  let part = '';
  for (const line of text.split('\n').flatMap((long) => cut(long, room))) {
    if (part.length + 1 + line.length > room) {
      parts.push(part.trimEnd());
      part = line;
    } else {
      part = part === '' ? line : `${part}\n${line}`;
    }
  }
  parts.push(part);
  return parts.map((body, index) => heading(label, index + 1, parts.length) + body);
}

function heading(label: string, part: number, of: number): string {
  return `${label} (${part}/${of})\n`;
}

function cut(line: string, length: number): string[] {
  const pieces = [line.slice(0, length)];
  for (let start = length; start < line.length; start += length) pieces.push(line.slice(start, start + length));
  return pieces;
}
