import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import css from './print-sheet-button.module.css';

/** Prints the sheet marked `data-sheet` and nothing else of the page; without JavaScript it is not there. */
export function PrintSheetButton({ children }: { children: ReactNode }) {
  return (
    <Button className={css.print} data-replay="" onClick={printSheet}>
      <Icon name="print" />
      {children}
    </Button>
  );
}

function printSheet() {
  const { dataset } = document.documentElement;
  dataset.printsSheet = '';
  addEventListener('afterprint', () => delete dataset.printsSheet, { once: true });
  print();
}
