import type { ElementType, ReactNode } from 'react';
import * as React from 'react/jsx-runtime';
import { splitUnbroken } from './unbroken.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment } from 'react/jsx-runtime';

/** React's own, with the text of HTML elements set: what `jsxImportSource` compiles every element to. */
export const jsx: typeof React.jsx = (type, props, key) =>
  React.jsx(type, keepWhole(type, props, false), key);

/** The same for elements whose children are written out one by one. */
export const jsxs: typeof React.jsxs = (type, props, key) =>
  React.jsxs(type, keepWhole(type, props, true), key);

/** The props of an element, each part of its text that no line may end in set in a span: for search and copying it stays as it is. */
function keepWhole(type: ElementType, props: unknown, isWrittenOut: boolean): unknown {
  // where its marks are hidden, WebKit says neither that it is a list nor how long
  if (type === 'ul' || type === 'ol') return { role: 'list', ...(props as object) };
  if (typeof type !== 'string' || noProse.has(type)) return props;
  const { children, className } = props as { children?: ReactNode; className?: string };
  if (className && unbreakable.test(className)) return props;
  if (typeof children === 'string') {
    const set = setText(children);
    return set === children ? props : { ...(props as object), children: set };
  }
  // a list that was made, not written, has keys of its own: a piece without one may not come between
  if (!isWrittenOut || !Array.isArray(children)) return props;
  const set = children.map(setText);
  return set.some((child, index) => child !== children[index])
    ? { ...(props as object), children: set }
    : props;
}

/** Where a span is not allowed, or text is not set in lines. */
const noProse = new Set('title desc text tspan textPath option textarea style script'.split(' '));
const unbreakable = /(^| )(nb|num)( |$)/;

/** Where capitals would mislead: 8(a). */
const smallLetter = /\([a-z]\)/;

const cache = new Map<string, ReactNode>();

/** One fragment in the place of a text, so that what stands beside it keeps its place. */
function setText(child: ReactNode): ReactNode {
  if (typeof child !== 'string') return child;
  let set = cache.get(child);
  if (set === undefined) {
    const parts = splitUnbroken(child);
    set = parts.length === 1 ? child : React.jsxs(React.Fragment, { children: parts.map(setPart) });
    cache.set(child, set);
  }
  return set;
}

function setPart(part: string, index: number): ReactNode {
  if (index % 2 === 0) return part;
  return React.jsx('span', { className: smallLetter.test(part) ? 'nb lc' : 'nb', children: part });
}
