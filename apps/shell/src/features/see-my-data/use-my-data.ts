import type { PrivacyAccount, PrivacyRequestResponse } from '@chalkboard/contracts';
import { hasStatus, sessionStore } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { leaveAccount, readAccount } from './my-data-calls';

/** Noted in this tab while what is kept can be seen: so that a reload shows it again, and nobody is asked in vain. */
const OPEN = 'my_data_open';

export type Step =
  | { readonly name: 'reading' }
  | { readonly name: 'contact'; readonly follows: boolean; readonly notice?: 'over' | 'unreadable' | 'tooOften' }
  | { readonly name: 'code'; readonly sent: PrivacyRequestResponse; readonly contact: string }
  | { readonly name: 'account'; readonly account: PrivacyAccount };

/** Where somebody stands who wants to see their data, and how they go on. */
export function useMyData(isShown: boolean) {
  const [step, setStep] = useState<Step>(() =>
    isShown && sessionStore.read(OPEN) !== null ? { name: 'reading' } : { name: 'contact', follows: false },
  );

  const show = useEffectEvent(async () => {
    try {
      const account = await readAccount();
      sessionStore.write(OPEN, '1');
      setStep({ name: 'account', account });
    } catch (error) {
      if (hasStatus(error, 403)) sessionStore.remove(OPEN);
      setStep({
        name: 'contact',
        follows: true,
        notice: hasStatus(error, 403) ? 'over' : hasStatus(error, 429) ? 'tooOften' : 'unreadable',
      });
    }
  });
  useEffect(() => {
    if (step.name === 'reading') void show();
  }, [step.name]);

  const clear = (notice?: 'over') => {
    sessionStore.remove(OPEN);
    setStep({ name: 'contact', follows: true, ...(notice && { notice }) });
  };
  return {
    step,
    codeSent: (sent: PrivacyRequestResponse, contact: string) => setStep({ name: 'code', sent, contact }),
    proved: () => setStep({ name: 'reading' }),
    back: () => setStep({ name: 'contact', follows: true }),
    erased: () => clear(),
    over: () => clear('over'),
    leave: () => {
      // It ends by itself soon, where it cannot be told.
      leaveAccount().catch(() => undefined);
      clear();
    },
  };
}
