import { formWords } from 'words:forms';
import * as shell from 'words:shell';
import type { Part } from './visitor.ts';

// the parts that every page has, found by the words that the owner gave them

/** A page of the header. */
export function mainMenuLink(label: string): Part {
  return [`nav[aria-label="${shell.mainNavigation}"] a`, label];
}

export const menuButton = ['header button', shell.menu] as const;
export const menu = '#site-menu';

/** A way to reach us in the bar at the foot of a phone. */
export function inQuickBar(selector: string): string {
  return `nav[aria-label="${shell.bar.label}"] ${selector}`;
}

export const quoteLink = 'header > div > a[data-dialog]';
export const dialog = 'dialog[open]';
export const dialogClose = [`${dialog} button`, formWords.close] as const;

/** A notice in the page, or in the dialog over it. */
export const notice = `section[aria-label^="${formWords.notices}"] li`;
