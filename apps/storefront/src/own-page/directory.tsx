import '../styles-alone.css';
import '../styles.css';
import { loadTexts } from '../texts/generated';

// The words first: what reads them is evaluated after.
void loadTexts(['menu', 'directory']).then(() => import(/* webpackMode: "eager" */ './directory-app'));
