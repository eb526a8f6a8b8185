import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Audit, Outcome, type Rule } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';

/** The checker that runs in the page; to be added to it before it loads. */
export const script = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js');

/** What stays as it is; why: docs/decisions/016-three-checkers.md. */
const accepted = [
  // a line that is said when it appears is no landmark
  /^aria_content_in_landmark: .+<p>/,
  // a list that is open is all there is: it lies at the end of the page, and everything else is hidden
  /^aria_content_in_landmark: .+--radix-select-content/,
  // the letter of a zone stands beside it, on the margin of the sheet
  /^text_contrast_sufficient: .+class="letter_/,
  // the notices of Sonner take the focus, so that keys reach their button in the order of the page
  /^element_tabbable_role_valid: .+'listitem'.+--toasts-before/,
];

const isOpen = (finding: string) => !accepted.some((pattern) => pattern.test(finding));

interface IbmResult {
  ruleId: string;
  /** What the rule says, and whether it is sure: VIOLATION and FAIL are. */
  value: [kind: string, outcome: string];
  snippet: string;
  message: string;
}
interface Ibm {
  Checker: new () => { check(on: Node, rulesets: string[]): Promise<{ results: IbmResult[] }> };
}

/**
 * Leaves of the page what can be reached in a state: IBM counts the names in closed dialogs, and Alfa measures what lies behind an
 * open one, and takes for covered what a phone's bar lies over until one scrolls. For good: axe, which knows, comes before.
 */
export function leaveReachable(page: Page, part: string): Promise<void> {
  return page.evaluate((selector) => {
    for (const closed of document.querySelectorAll('dialog:not([open])')) closed.remove();
    for (const bar of document.querySelectorAll<HTMLElement>('nav[data-shell]'))
      bar.style.position = 'static';
    let one = document.querySelector(selector);
    while (one?.parentElement && one !== document.body) {
      // hidden, not gone: a list has its name from there
      for (const other of one.parentElement.children)
        if (other !== one) (other as HTMLElement).style.setProperty('display', 'none', 'important');
      one = one.parentElement;
    }
  }, part);
}

/** IBM Equal Access: WCAG 2.2 A and AA, Section 508, EN 301 549; what it is sure of, as the rule and the element. */
export async function byIbm(page: Page, part = 'html'): Promise<string[]> {
  const findings = await page.evaluate(async (selector) => {
    const { ace_ibma: ace } = window as unknown as { ace_ibma: Ibm };
    const { results } = await new ace.Checker().check(
      selector === 'html' ? document : (document.querySelector(selector) as HTMLElement),
      ['IBM_Accessibility'],
    );
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  }, part);
  return findings.filter(isOpen);
}

/** The rules of Alfa that stand for a criterion of A or AA. */
const rules = [...alfaRules].filter((rule) =>
  (rule as Rule<never, never, never, never>).hasRequirement(
    (requirement) => Criterion.isCriterion(requirement) && Conformance.isAA()(requirement),
  ),
);

/** Siteimprove Alfa: WCAG 2.2, A and AA; it reads the page from outside, with its styles and its layout. */
export async function byAlfa(page: Page): Promise<string[]> {
  const document = await page.evaluateHandle(() => window.document);
  const outcomes = await Audit.of(await Playwright.toPage(document), rules as never).evaluate();
  const failed = [...outcomes].filter(Outcome.isFailed) as unknown as Failed[];
  return failed.map(
    ({ rule, target }) => `${rule.uri.split('/').at(-1)}: ${target.toString().slice(0, 160)}`,
  );
}

interface Failed {
  rule: { uri: string };
  /** The element, which says itself as HTML. */
  target: { toString(): string };
}
