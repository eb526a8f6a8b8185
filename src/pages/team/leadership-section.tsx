import { leadership } from '#content/facts/team.ts';
import { teamPage } from '#content/pages/team.ts';
import { MemberCard } from './member-card.tsx';
import { MemberSection } from './member-section.tsx';
import { sharesOf } from './ownership.ts';

/** The owners: the first at full width with the biography open, the others side by side. */
export function LeadershipSection() {
  const [first, ...others] = sharesOf(leadership).map(({ owner, fill }, index) => (
    <MemberCard key={owner.id} member={owner} fill={fill} large={index === 0} />
  ));
  return (
    <MemberSection letter="B" title={teamPage.leadership.title} note={teamPage.leadership.note} first={first}>
      {others}
    </MemberSection>
  );
}
