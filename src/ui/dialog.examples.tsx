import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogHead } from './dialog-head.tsx';
import type { Example } from './example.ts';

export const examples: Example[] = [
  {
    name: 'opens over the page',
    element: (
      <>
        <Button onClick={() => document.querySelector<HTMLDialogElement>('#dialog-example')?.showModal()}>
          Open
        </Button>
        <Dialog id="dialog-example" aria-labelledby="dialog-example-title">
          <form method="dialog">
            <div>
              <DialogHead id="dialog-example-title" close="Close">
                Title
              </DialogHead>
            </div>
            <p>Escape, the cross and a click outside close it.</p>
          </form>
        </Dialog>
      </>
    ),
  },
];
