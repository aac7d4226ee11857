import type { RemoteModuleV1 } from '@chalkboard/contracts';
import './styles.css';
import { fetchTexts } from '@chalkboard/web-kit/texts';
import { checkoutGroup, menuGroup, moreGroup, orderGroup } from './texts/generated';

// The words first: what reads them is evaluated after.
await fetchTexts([menuGroup, moreGroup, checkoutGroup, orderGroup]);
const { pages } = await import(/* webpackMode: "eager" */ './pages');

/** The one exposed module of this remote. */
export const { contract, routes }: RemoteModuleV1 = pages;
