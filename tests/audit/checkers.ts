import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Audit, Outcome, type Rule } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';

const resolve = createRequire(import.meta.url).resolve;

/** The checkers that run in the page; to be added to it before it loads. */
export const scripts = [resolve('axe-core/axe.min.js'), resolve('accessibility-checker-engine/ace.js')];

/** What a checker finds: the rule, and the element as HTML. */
export type Finding = string;

/** axe: WCAG 2.0 to 2.2, A and AA, and its best practices. */
export function byAxe(page: Page, part = 'html'): Promise<Finding[]> {
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document.querySelector(selector) as HTMLElement, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // what lies in front of the page is no part of its landmarks
      rules: { region: { enabled: selector === 'html' } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, part);
}

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

/** IBM Equal Access: WCAG 2.2 A and AA, Section 508, EN 301 549; what it is sure of. */
export function byIbm(page: Page, part = 'html'): Promise<Finding[]> {
  return page.evaluate(async (selector) => {
    const { ace } = window as unknown as { ace: Ibm };
    const { results } = await new ace.Checker().check(
      selector === 'html' ? document : (document.querySelector(selector) as HTMLElement),
      ['IBM_Accessibility'],
    );
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  }, part);
}

/** The rules of Alfa that stand for a criterion of A or AA. */
const rules = [...alfaRules].filter((rule) =>
  (rule as Rule<never, never, never, never>).hasRequirement(
    (requirement) => Criterion.isCriterion(requirement) && Conformance.isAA()(requirement),
  ),
);

/** Siteimprove Alfa: WCAG 2.2, A and AA; it reads the page from outside, with its styles and its layout. */
export async function byAlfa(page: Page): Promise<Finding[]> {
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
