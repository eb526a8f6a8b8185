import type { TeamMember } from '#content/records/people.ts';
import type { Hatch } from '#src/ui/hatch-pattern.tsx';

/** How an owner's share is filled, in the bar and in the rule under the portrait. */
export type ShareFill = 'solid' | 'blue' | 'water' | 'outline' | Hatch;

/** An owner's part of the whole, in percent. */
export interface Share {
  owner: TeamMember;
  percent: number;
  /** Where it begins on the scale from 0 to 100. */
  start: number;
  fill: ShareFill;
}

/** The shares of `owners` in their order; throws unless they add up to 100 percent. */
export function sharesOf(owners: readonly TeamMember[]): Share[] {
  let start = 0;
  const shares = owners.map((owner, index) => {
    const percent = shareOf(owner);
    const share = { owner, percent, start, fill: fillOf(index) };
    start += percent;
    return share;
  });
  if (start !== 100) throw new Error(`the shares of the owners add up to ${start} percent, not to 100`);
  return shares;
}

function shareOf({ name, ownership }: TeamMember): number {
  if (ownership === null) throw new Error(`${name} is listed under leadership without a share`);
  return ownership;
}

function fillOf(index: number): ShareFill {
  const fill = fills[index];
  if (!fill) throw new Error(`no pattern is drawn for owner number ${index + 1}`);
  return fill;
}

const fills: readonly ShareFill[] = ['solid', 'hatched', 'blue', 'crossed', 'dotted', 'water', 'outline'];
