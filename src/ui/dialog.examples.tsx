import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogHead } from './dialog-head.tsx';
import type { Example } from './example.ts';

export const examples: Example[] = [{ name: 'opens over the page', element: <OpenedByButton /> }];

function OpenedByButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button id="dialog-opener" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        returnFocus={() => document.getElementById('dialog-opener')?.focus()}
      >
        <DialogHead close="Close">Title</DialogHead>
        <p>Escape, the cross and a click outside close it.</p>
      </Dialog>
    </>
  );
}
