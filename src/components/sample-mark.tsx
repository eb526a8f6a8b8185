import { sampleMark } from 'words:parts';
import type { ComponentProps } from 'react';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';

type Sample = { sample: boolean } | null;

/** Behind the last word of a title, on its line, whose section is a sample; the foot of the page says what the mark means. */
export function SampleMark({ of }: { of: Sample }) {
  return (
    of?.sample && (
      <>
        &nbsp;
        <RevisionTriangle mark="1" label={sampleMark} />
      </>
    )
  );
}

/** The title of a section that may be a sample. */
export function MarkedTitle({ of, title, ...rest }: ComponentProps<'h2'> & { of: Sample; title: string }) {
  return (
    <h2 {...rest}>
      {title}
      <SampleMark of={of} />
    </h2>
  );
}
