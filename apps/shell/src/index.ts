// The shared libraries lie in this first script (see tools/build/app.rspack.mjs), so nothing has to wait for another.
import { loadTexts } from './texts/generated';

// The words first: what reads them is evaluated after.
void loadTexts(['frame']).then(() => import(/* webpackMode: "eager" */ './bootstrap'));
