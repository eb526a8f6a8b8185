import * as React from 'react/jsx-dev-runtime';
import { keepWhole } from './keep-whole.ts';

export type { JSX } from 'react/jsx-dev-runtime';
export { Fragment } from 'react/jsx-dev-runtime';

/** React's own of development, with the text of HTML elements set. */
export const jsxDEV: typeof React.jsxDEV = (type, props, key, isStatic, ...rest) =>
  React.jsxDEV(type, keepWhole(type, props, isStatic), key, isStatic, ...rest);
