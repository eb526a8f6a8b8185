import { reasons } from 'words:subcontractors';
import { capitalize } from '#content/values/format.ts';
import { heldSetAsides } from './credentials.ts';

const { bonding, held, owner, value, answer } = reasons.list;

const standing = heldSetAsides
  ? {
      figure: heldSetAsides.count === 1 ? heldSetAsides.names : held.count({ count: heldSetAsides.count }),
      title: held.title,
      // a single one is named by the figure
      text: held.text({
        what: capitalize(heldSetAsides.number ?? heldSetAsides.names),
        where: String(heldSetAsides.check),
      }),
    }
  : owner;

export const partnerReasons = [bonding, standing, value, answer];
