/** @jest-environment <rootDir>/tools/jest/jsdom-env.cjs */
import { MENU_THEMES } from '@chalkboard/contracts/themes';
import { render, screen } from '@testing-library/react';
import { ColourReport } from './colour-report';
import { lookOfTheme, type MenuLook } from './look';

const NIGHT = lookOfTheme(MENU_THEMES.find(({ id }) => id === 'modern-dark')!);

const report = (look: MenuLook) => render(<ColourReport look={look} onChange={() => undefined} />);

test('colours that come with a theme are not called the owner’s choice', () => {
  report(NIGHT);
  expect(screen.getByText(/of this theme’s colours would fail/)).toBeTruthy();
});

test('the owner’s own colours are judged as chosen', () => {
  report({ ...NIGHT, primaryColor: '#111111' });
  expect(screen.getByText(/colours would fail as chosen/)).toBeTruthy();
});
