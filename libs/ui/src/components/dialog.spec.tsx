/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <div data-remote="owner">
      <Button onClick={() => setOpen(true)}>Delete the dish</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete the dish?"
        description="Guests no longer see it."
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      />
    </div>
  );
}

test('has a name and a description, holds the focus, and lies inside the part of the page whose styles it needs', () => {
  render(<Example />);
  fireEvent.click(screen.getByText('Delete the dish'));
  const dialog = screen.getByRole('dialog', { name: 'Delete the dish?', description: 'Guests no longer see it.' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(dialog.closest('[data-remote]')?.getAttribute('data-remote')).toBe('owner');
});

test('Escape, the cross and its own buttons close it, and the focus goes back to what opened it', async () => {
  render(<Example />);
  const opener = screen.getByText('Delete the dish');
  const closes = [
    () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' }),
    () => fireEvent.click(screen.getByLabelText('Close')),
    () => fireEvent.click(screen.getByText('Keep it')),
  ];
  for (const close of closes) {
    opener.focus();
    fireEvent.click(opener);
    expect(screen.getByRole('dialog')).toBeTruthy();
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});
