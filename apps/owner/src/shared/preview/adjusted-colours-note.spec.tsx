/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { render, screen } from '@testing-library/react';
import { AdjustedColoursNote } from './adjusted-colours-note';

test('an owner is told when colours were adjusted', () => {
  render(<AdjustedColoursNote menu={{ primaryColor: '#ffff66', secondaryColor: '#ffffff' }} />);
  expect(screen.getByRole('note').textContent).toContain('Your colours were adjusted');
});

test('and not when they can be read as they are, or none were chosen', () => {
  const { container } = render(
    <>
      <AdjustedColoursNote menu={{ primaryColor: '#ef4444', secondaryColor: '#111827' }} />
      <AdjustedColoursNote menu={{}} />
    </>,
  );
  expect(container.textContent).toBe('');
});
