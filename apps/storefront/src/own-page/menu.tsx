import '../styles-alone.css';
import '../styles.css';
import { fetchTexts } from '@chalkboard/web-kit/texts';
import { menuGroup } from '../texts/generated';

// The words first: what reads them is evaluated after.
void fetchTexts([menuGroup])
  .then(() => import(/* webpackMode: "eager" */ './menu-app'))
  .then(({ openMenu }) => openMenu());
