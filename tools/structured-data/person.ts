import type { PersonLeaf } from 'schema-dts';
import type { TeamMember } from '#content/records/team/schema.ts';
import { absolute, companyId } from './addresses.ts';
import { withoutGaps } from './known.ts';

/** A member of the team, of the page at `path`; a drawing of tools is no picture of a person. */
export function person({ name, role, imageUrl }: TeamMember, path: string): PersonLeaf {
  return withoutGaps<PersonLeaf>({
    '@type': 'Person',
    '@id': absolute(path),
    name,
    jobTitle: role,
    worksFor: { '@id': companyId },
    image: imageUrl ? absolute(imageUrl.src) : undefined,
    url: absolute(path),
  });
}
