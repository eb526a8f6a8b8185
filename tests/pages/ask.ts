import { expect, test } from '@playwright/test';

/** Asks one question of a page as a step: names the faults it finds, or why it found none, and lets the test go on. */
export async function ask(
  what: string,
  question: () => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<void> {
  await test.step(what, async () => {
    const faults = await Promise.resolve()
      .then(question)
      .catch((error: Error) => [error.message]);
    expect.soft(faults, what).toEqual([]);
  });
}
