import '../styles-alone.css';
import '../styles.css';
import { fetchTexts } from '@chalkboard/web-kit/texts';
import { directoryGroup, menuGroup } from '../texts/generated';

// The words first: what reads them is evaluated after.
void fetchTexts([menuGroup, directoryGroup]).then(() => import(/* webpackMode: "eager" */ './directory-app'));
