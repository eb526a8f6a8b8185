import type { ReactNode } from 'react';
import { Zone } from '#src/ui/zone.tsx';
import css from './record-columns.module.css';

interface RecordColumnsProps {
  letter: string;
  label: string | undefined;
  /** On the ink plane: beside one list, or under two; the last of them where there is room. */
  last: ReactNode;
  children: ReactNode;
}

/** Ruled lists beside each other, closed by what matters most in the end. */
export function RecordColumns({ letter, label, last, children }: RecordColumnsProps) {
  return (
    <Zone letter={letter} aria-label={label} className={css.columns}>
      {children}
      {last && (
        <div data-plane="ink" className={css.last}>
          {last}
        </div>
      )}
    </Zone>
  );
}
