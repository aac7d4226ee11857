import { MessageRefusedError } from '../domain/message-sender';
import { VoiceCaller } from '../domain/voice-caller';

/** Without a provider that can call, or where it could not reach us with the key that is pressed. */
export class NoVoiceCaller extends VoiceCaller {
  place(): Promise<never> {
    return Promise.reject(new MessageRefusedError('Automatic calls are not set up on this site.'));
  }
}
