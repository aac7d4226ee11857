import { createContext } from 'react';

/** Languages (BCP 47) that a server's page is drawn for, the most wanted first; a browser knows its own. */
export const WantedLanguages = createContext<readonly string[] | undefined>(undefined);
