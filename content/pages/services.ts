import { company } from 'records:company';
import { chillerTons } from '../facts/chiller-tons.ts';
import { licenseShort } from '../facts/identity.ts';
import { emergencyConditions, quoteReply, replyDays } from '../facts/promises.ts';
import { type Equipment, equipment } from '../facts/services.ts';
import type { Audience, Range } from '../records/fields.ts';
import { formatCount, formatList, formatNumber, formatRange } from '../values/format.ts';

const audienceNames: Record<Audience, string> = {
  government: 'Government',
  commercial: 'Commercial',
  residential: 'Residential',
};

/** The words of /services. */
export const servicesPage = {
  title: 'Everything we work\u00a0on, in\u00a0one schedule.',
  lead: `From the split system beside a house to a chiller of ${formatNumber(chillerTons.waterCooled.max)} tons and more: what size, what we do to it and where to read on.`,
  filter: {
    label: 'Show services for:',
    shown: 'Shown below',
    audiences: [
      { id: 'everyone', name: 'Everyone', count: countServices(equipment) },
      ...(Object.keys(audienceNames) as Audience[]).map((id) => ({
        id,
        name: audienceNames[id],
        count: countServices(equipment.filter(({ audiences }) => audiences.includes(id))),
      })),
    ],
  },
  schedule: {
    title: 'Equipment schedule',
    note: 'Size in tons of cooling. Each step of the scale is ten times the one before.',
    columns: {
      equipment: 'Tag and equipment',
      capacity: 'Size, tons',
      work: 'Work we do',
      audiences: 'For',
      destination: 'Read on',
    },
    /** Over the words of a group that has no size. */
    terms: 'Terms',
    /** Over the bars of a group, beside the figures of their scale. */
    tonsHead: 'Tons',
    unit: 'tons',
    tons: (range: Range) => formatRange(range),
    sample: 'sample',
    audiences: (audiences: Equipment['audiences']) =>
      audiences.length === Object.keys(audienceNames).length
        ? 'Everyone'
        : formatList(audiences.map((audience) => audienceNames[audience])),
    link: (name: string, destination: string) => `${name}, read on under ${destination}`,
  },
  missing: {
    title: 'Not on the schedule?',
    text: `Send a photo of the nameplate. Within ${quoteReply}, ${replyDays}, you hear whether it is ours to work on, and for how much.`,
    mail: company.email,
    subject: 'Is this unit yours to work on?',
    contact: 'Contact',
    illustration: 'Illustration',
  },
  notes: {
    title: 'Notes',
    items: [
      'One ton of cooling is 12,000\u00a0BTU per hour, or 3.517\u00a0kW.',
      'Screw is a type of compressor. The machine around it may be cooled by air or by water.',
      // s. 489.105(3)(f) and (i), Florida Statutes: neither class has a limit; Class B ends at 25 tons
      `Our license is ${company.license.class}, which has no limit in tons. ${licenseShort}.`,
      emergencyConditions,
    ],
    sample: 'Sample capacities: the usual range of such equipment, until the owner confirms it.',
  },
};

function countServices(rows: readonly Equipment[]): string {
  return formatCount(rows.length, 'service');
}
