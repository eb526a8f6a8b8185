import { formatRange } from '../format.ts';
import { promises } from '../records/promises/promises.ts';
import { serviceArea } from '../records/service-area/service-area.ts';
import { allChillerTons } from './chiller-tons.ts';
import { naicsShort } from './naics.ts';
import { countyCount, homeCounties } from './places.ts';
import { laborWarrantyShort, projectValue } from './prices.ts';
import { maintenanceVisits } from './promises.ts';
import { quoteReplyShort } from './replies.ts';
import type { StatementClaims } from './statement-claims.schema.ts';

/** The words of the one-page statement that are no record of their own. */
export const statementClaims = {
  overview:
    'Cooling plants in public buildings: chillers, rooftop units, piping and controls, installed, overhauled and kept running while the building stays open.',
  competencies: [
    {
      id: 'chillers',
      title: 'Chiller plants',
      text: `Overhaul, re-tube, replacement; ${formatRange(allChillerTons)} tons`,
    },
    { id: 'rooftop', title: 'Rooftop units', text: 'Change-out in occupied buildings, with crane plan' },
    { id: 'water', title: 'Towers and piping', text: 'Drives, fill, pumps, strainers, insulation' },
    { id: 'controls', title: 'Controls', text: 'DDC points, trend logs, sequence checks' },
    {
      id: 'maintenance',
      title: 'Planned maintenance',
      text: `${maintenanceVisits}; readings kept by serial number`,
    },
    {
      id: 'emergency',
      title: 'Emergency repair',
      text: `${promises.emergency.line}; temporary cooling on request`,
    },
  ],
  differentiators: [
    {
      id: 'response',
      figure: `${promises.emergency.governmentHours} h`,
      text: `On site in ${homeCounties}; elsewhere the time is confirmed on the call`,
    },
    { id: 'answer', figure: quoteReplyShort, text: 'RFQs and RFPs answered, yes or no' },
    { id: 'warranty', figure: laborWarrantyShort, text: 'Workmanship and labor warranty' },
    {
      id: 'counties',
      figure: `${countyCount}`,
      text: `${serviceArea.homeState} counties under one state license`,
    },
    {
      id: 'hvhz',
      figure: 'HVHZ',
      text: 'High-Velocity Hurricane Zone: product approvals and signed wind calculations filed with the permit',
    },
  ],
  naicsNote: naicsShort,
  pastPerformanceNote: `Projects of ${projectValue}. Contract number, value and a person to call come with each proposal.`,
} as const satisfies StatementClaims;
