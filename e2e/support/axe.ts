import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
  }[]
}
declare const axe: { run: (context: Document, options: object) => Promise<AxeResult> }

/** What stands against WCAG 2.2 A and AA on the page as it is now, one line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Evaluated, not inserted: the shop's policy lets no foreign script in.
  await page.evaluate(source)
  // Half-faded things have no colour to judge yet; a skeleton's shimmer never ends.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  )
  const result = await page.evaluate(
    (standards) =>
      axe.run(document, {
        runOnly: standards,
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } },
      }),
    STANDARDS,
  )
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
