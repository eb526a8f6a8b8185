import { team } from 'records:team';

/** Who owns and runs the company; the shares add up to 100 percent. */
export const leadership = team.filter(({ group }) => group === 'leadership');
/** Employees whom customers meet. */
export const specialists = team.filter(({ group }) => group === 'specialist');
