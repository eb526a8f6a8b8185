import { company } from 'records:company';
import { promises } from 'records:promises';
import { team } from 'records:team';
import { proposalContact } from 'words:sentences';
import { recordById } from '#content/facts/record-by-id.ts';

const { name, direct, sample } = recordById(
  'team',
  team,
  promises.replies.proposal.by,
  'src/views/officer.ts',
);

/** Whom contracting officers ask for: on a line of their own where the record names one, else on the company's. */
export const officer = {
  name,
  /** Name and role. */
  line: proposalContact,
  phone: direct?.phone ?? company.phone,
  email: direct?.email ?? company.email,
  isSample: sample,
};
