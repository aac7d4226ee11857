import { galleryConfig } from '../../tools/build/gallery.rspack.mjs';

export default galleryConfig(import.meta.dirname);
