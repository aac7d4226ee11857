import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';
import { containerPicture, drawnPage, eventTables } from './architecture-picture.mjs';

test('the architecture page shows the system as the code describes it; "npm run docs:draw" draws it', () => {
  expect(drawnPage()).toBe(readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8'));
});

test('the picture has every service with what it publishes and consumes', () => {
  expect(containerPicture()).toMatch(/orderingService <-- "publishes \d+, consumes \d+" --> broker/);
});

test('the tables name who publishes and who consumes an event', () => {
  expect(eventTables()).toContain('| `ordering.order.placed.v1` | ordering | identity, notify |');
});
