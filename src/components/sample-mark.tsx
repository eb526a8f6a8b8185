import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';

/** Behind the last word of a title whose section is a sample; the foot of the page says what the mark means. */
export function SampleMark({ of }: { of: { sample: boolean } }) {
  return (
    of.sample && (
      <>
        &nbsp;
        <RevisionTriangle mark="1" />
      </>
    )
  );
}
