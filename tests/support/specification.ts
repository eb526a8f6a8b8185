import { company } from '#content/records/company/company.ts';
import { test } from './site.ts';

// What the specification fixes for the sample company (its pages, menu, counts, figures and notices) is typed in the files
// named specification-*.spec.ts and in no other test. They guard the records against a slip, so they must not take their
// expectations from them. An owner's company has figures of its own: all other tests read the records, so they follow the
// owner. (Delays, paper sizes and the like are no content: they stand in the tests of the parts that have them.)

/** Leaves out the tests of a file once `sample` in content/records/company/company.yaml is false. */
export function skipUnlessSample(): void {
  test.skip(
    !company.sample,
    'company.sample is false: the specification fixes the figures of the sample company',
  );
}

/** What a text leaves out. */
export function unsaid(
  due: readonly (readonly [what: string, text: RegExp, ...rest: unknown[]])[],
  text: string,
) {
  return due.filter(([, pattern]) => !pattern.test(text)).map(([what, pattern]) => `${what}: ${pattern}`);
}
