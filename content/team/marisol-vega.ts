import { company } from '../company.ts';
import { bondAggregate, bondSingle } from '../facts.ts';
import type { TeamMember } from '../schema.ts';

export const marisolVega = {
  id: 'marisol-vega',
  sample: true,
  name: 'Marisol Vega',
  role: 'President',
  group: 'leadership',
  ownership: company.ownership.president,
  fullDescription: `Marisol began as a helper on chiller overhauls and ran plant rooms for other firms before she started this one with a van and a borrowed recovery machine. The first job was a school with one working compressor in August.

She runs the company day to day and decides what it bids, buys and teaches. Before a bid goes out she walks the roof or the plant room herself. She signs every contract, hires every crew leader and takes the emergency line one week in six.`,
  achievements: [
    'Courthouse chillers, 2\u00a0×\u00a0400-ton, rebuilt one at a time with the building open',
    `Bonding line of ${bondSingle} single, ${bondAggregate} aggregate`,
    'Readings kept by serial number on every maintained unit',
  ],
  icon: 'owner',
  imageUrl: null,
} as const satisfies TeamMember;
