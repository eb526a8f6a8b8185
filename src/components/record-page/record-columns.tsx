import { Children, type ReactNode } from 'react';
import { Cells } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';

interface RecordColumnsProps {
  letter: string;
  label: string | undefined;
  /** On the ink plane, as the last of them. */
  last: ReactNode;
  children: ReactNode;
}

/** Ruled lists beside each other, closed by what matters most in the end. */
export function RecordColumns({ letter, label, last, children }: RecordColumnsProps) {
  const columns = Children.count(children) + (last ? 1 : 0);
  return (
    <Zone letter={letter} aria-label={label}>
      <Cells of={[1, columns > 2 ? 3 : 2]} data-cut="">
        {children}
        {last && <div data-plane="ink">{last}</div>}
      </Cells>
    </Zone>
  );
}
