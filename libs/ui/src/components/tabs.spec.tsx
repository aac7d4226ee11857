/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Example() {
  const [value, setValue] = useState<'open' | 'done'>('open');
  return (
    <Tabs
      label="Orders"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'open', label: 'Open', content: 'two orders' },
        { value: 'done', label: 'Done', content: 'none yet' },
      ]}
    />
  );
}

test('arrow keys move between the tabs, and the panel follows', async () => {
  render(<Example />);
  expect(screen.getByRole('tabpanel').textContent).toBe('two orders');
  await userEvent.click(screen.getByRole('tab', { name: 'Open' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Done' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('none yet');
});
