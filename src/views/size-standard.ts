import { naicsCodes } from 'records:naics-codes';
import { naicsSize } from 'words:government';
import { sizeStandard as words } from 'words:units';
import type { NaicsCode } from '#content/records/credentials.ts';
import { formatMillions, formatNumber } from '#content/values/format.ts';

/** A size standard in the measure that the SBA gives it: $19.0M, 250 employees. */
export function sizeStandard(standard: NaicsCode['sizeStandard']): string {
  if (typeof standard === 'number') return formatMillions(standard);
  if ('assets' in standard) return words.assets({ dollars: formatMillions(standard.assets) });
  return words.employees({ number: formatNumber(standard.employees) });
}

const [primary] = naicsCodes;

export const primaryStandard = primary && naicsSize({ standard: sizeStandard(primary.sizeStandard) });
