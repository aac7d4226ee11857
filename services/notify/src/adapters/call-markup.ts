import { twiml } from 'twilio';
import { callTexts } from '../domain/call-words';

type Voice = Parameters<InstanceType<typeof twiml.VoiceResponse>['say']>[0]['language'];

/** Seconds that a key is waited for after the words. */
const KEY_SECONDS = 8;
/** How often the words are said. */
const TIMES = 2;

/** Says words and waits for a key, in Twilio's mark-up. @param keyAddress where the key is told */
export function askingMarkup(words: string, language: string, keyAddress: string): string {
  const { voice, bye } = callTexts(language);
  const response = new twiml.VoiceResponse();
  for (let time = 0; time < TIMES; time += 1) {
    response
      .gather({ input: ['dtmf'], numDigits: 1, timeout: KEY_SECONDS, action: keyAddress, method: 'POST' })
      .say({ language: voice as Voice }, words);
  }
  response.say({ language: voice as Voice }, bye);
  return response.toString();
}

/** Thanks for the key, and ends the call. */
export function thankingMarkup(language: string, isDrill = false): string {
  const { voice, thanks, drillThanks } = callTexts(language);
  const response = new twiml.VoiceResponse();
  response.say({ language: voice as Voice }, isDrill ? drillThanks : thanks);
  response.hangup();
  return response.toString();
}

/** Ends a call of which nothing is known. */
export function endingMarkup(): string {
  const response = new twiml.VoiceResponse();
  response.hangup();
  return response.toString();
}
