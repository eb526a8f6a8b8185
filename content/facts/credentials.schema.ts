import { z } from 'zod';
import { list, text } from '../records/fields.ts';

/** What the facts add to a credential; its own fields are those of its record. */
const credentialLine = z.looseObject({
  word: text(16, 'the status column'),
  brief: text(60, 'a cell of the nameplate'),
  /** 72 characters: two lines of the capability statement. */
  statement: text(72, 'the credentials table'),
});

export const schemas = {
  credentialLines: list(credentialLine),
};
