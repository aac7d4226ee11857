// npm run docs:draw: the picture and the tables of docs/architecture.md, from what the code says.
import { drawPage } from './architecture-picture.mjs';

drawPage();
