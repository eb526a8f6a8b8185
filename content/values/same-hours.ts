/** Days in a row with the same hours together: Monday to Friday, Saturday, Sunday. */
export function sameHours<Day extends { open: { from: string; to: string } | null }>(
  week: readonly Day[],
): [Day, ...Day[]][] {
  const groups: [Day, ...Day[]][] = [];
  for (const day of week) {
    const group = groups.at(-1);
    const isAlike = group?.[0].open?.from === day.open?.from && group?.[0].open?.to === day.open?.to;
    if (group && isAlike) group.push(day);
    else groups.push([day]);
  }
  return groups;
}
