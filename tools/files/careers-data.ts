import { recordPath } from '#content/addresses/record-path.ts';
import { routes } from '#content/addresses/routes.ts';
import { ways } from '#content/facts/form-delivery.ts';
import { openPositions } from '#content/facts/open-positions.ts';
import { careersReply } from '#content/facts/replies.ts';
import { company } from '#content/records/company/company.ts';
import { absolute } from '#tools/structured-data/addresses.ts';
import { known } from '#tools/structured-data/known.ts';

/**
 * `/careers.json`: the open positions for job boards and programs. Money is in US dollars, days are `YYYY-MM-DD`; every field is
 * described in docs/careers-data.md.
 */
export function careersData() {
  const { office } = company;
  return {
    company: company.name,
    page: absolute(routes.careers.path),
    apply: {
      online: ways.application.mode === 'here' || ways.application.mode === 'endpoint',
      phone: company.phone.e164,
      email: company.email,
      answer: `within ${careersReply}`,
    },
    positions: openPositions.map((position) => ({
      id: position.id,
      sample: position.sample,
      title: position.title,
      level: position.level,
      page: absolute(recordPath('position', position.id)),
      payDollarsPerHour: { min: position.pay.min, max: position.pay.max, bonuses: position.pay.hasBonuses },
      terms: position.terms,
      place: { city: known(office.city) ?? null, county: office.county, state: office.state },
      requirements: position.requirements,
      responsibilities: position.responsibilities,
      posted: position.posted,
      openUntil: position.openUntil,
    })),
  };
}
