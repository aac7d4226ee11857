import { allowOnlyLogos, cleanLogo, UnusablePictureError } from './clean-logo';
import type { LogoMessage } from './logo-messages';

// A process of its own for one picture: what a strange file does to it stays here, and is over when it ends.
allowOnlyLogos();

function tell(message: LogoMessage): void {
  process.send?.(message, undefined, undefined, () => process.disconnect());
}

process.once('message', (picture: Uint8Array) => {
  cleanLogo(Buffer.from(picture)).then(
    (logo) => tell({ type: 'clean', logo }),
    (error: unknown) => tell({ type: 'unusable', fault: error instanceof UnusablePictureError ? error.fault : 'damaged' }),
  );
});
