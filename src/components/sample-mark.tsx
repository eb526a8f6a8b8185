import { sampleMark } from 'words:parts';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';

/** Behind the last word of a title, on its line, whose section is a sample; the foot of the page says what the mark means. */
export function SampleMark({ of }: { of: { sample: boolean } | null }) {
  return (
    of?.sample && (
      <>
        &nbsp;
        <RevisionTriangle mark="1" label={sampleMark} />
      </>
    )
  );
}
