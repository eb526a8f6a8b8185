import { specialists } from '#content/facts/team.ts';
import { teamPage } from '#content/pages/team.ts';
import { MemberCard } from './member-card.tsx';
import { MemberSection } from './member-section.tsx';

/** The employees whom customers meet. */
export function SpecialistsSection() {
  return (
    <MemberSection letter="C" title={teamPage.specialists.title} note={teamPage.specialists.note}>
      {specialists.map((member) => (
        <MemberCard key={member.id} member={member} />
      ))}
    </MemberSection>
  );
}
