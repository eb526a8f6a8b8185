import { Fragment } from 'react';
import { toBeSupplied } from '#content/format.ts';

/** A sentence of the records as it is set: "to be supplied" in italics and Miami-Dade, neither ever broken. */
export function Sentence({ children }: { children: string }) {
  return children.split(setApart).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence
    <Fragment key={index}>{setPart(part)}</Fragment>
  ));
}

const setApart = new RegExp(`(${toBeSupplied}|Miami-Dade[.,;]?)`);

function setPart(part: string) {
  if (part === toBeSupplied) return <span className="tbs nb">{part}</span>;
  return part.startsWith('Miami-Dade') ? <span className="nb">{part}</span> : part;
}
