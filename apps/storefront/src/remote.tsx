import type { RemoteModuleV1 } from '@chalkboard/contracts';
import './styles.css';
import { loadTexts } from './texts/generated';

// The words first: what reads them is evaluated after.
await loadTexts(['menu', 'checkout', 'order']);
const { pages } = await import(/* webpackMode: "eager" */ './pages');

/** The one exposed module of this remote. */
export const { contract, routes }: RemoteModuleV1 = pages;
