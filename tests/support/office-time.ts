import { company } from 'records:company';

/** The instant at which the clock on the office's wall shows a time, so many days after a Monday. */
export function officeTime(monday: string, days: number, time: string): number {
  const asUtc = Date.parse(`${monday}T${time}:00Z`) + days * 86_400_000;
  // the second time with the offset of that instant, for the days on which clocks change
  return asUtc - offset(asUtc - offset(asUtc));
}

/** How far the office's wall is ahead of UTC at an instant, in milliseconds. */
function offset(instant: number): number {
  // the Swedes write dates as computers do: 2026-03-04 10:00:00
  const onTheWall = new Date(instant).toLocaleString('sv-SE', { timeZone: company.timeZone });
  return Date.parse(`${onTheWall}Z`) - instant;
}
