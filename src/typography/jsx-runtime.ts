import * as React from 'react/jsx-runtime';
import { keepWhole } from './keep-whole.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment } from 'react/jsx-runtime';

/** React's own, with the text of HTML elements set: what `jsxImportSource` compiles every element to. */
export const jsx: typeof React.jsx = (type, props, key) =>
  React.jsx(type, keepWhole(type, props, false), key);

/** The same for elements whose children are written out one by one. */
export const jsxs: typeof React.jsxs = (type, props, key) =>
  React.jsxs(type, keepWhole(type, props, true), key);
