import type { RemoteModuleV1 } from '@chalkboard/contracts';
import './styles.css';
import { loadTexts } from './texts/generated';

// The words first: what reads them is evaluated after.
await loadTexts(['start']);
const { pages } = await import(/* webpackMode: "eager" */ './pages');

/** The one exposed module of this remote. */
export const { contract, routes, slots }: RemoteModuleV1 = pages;
