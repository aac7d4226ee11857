import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { pageLanguage } from '@chalkboard/web-kit/texts';
import './styles.css';
import { loadTexts } from './texts/generated';

// The words first: what reads them is evaluated after. In English components and the server have their own.
await loadTexts(pageLanguage() === 'en' ? ['start'] : ['start', 'translated']);
const { pages } = await import(/* webpackMode: "eager" */ './pages');

/** The one exposed module of this remote. */
export const { contract, routes, slots }: RemoteModuleV1 = pages;
