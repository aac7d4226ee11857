// The shared libraries lie in this first script (see tools/build/app.rspack.mjs), so nothing has to wait for another.
import './bootstrap';
