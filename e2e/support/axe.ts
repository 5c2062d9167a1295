import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { framesDrawn } from './animations'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Every rule of WCAG 2.2 A and AA. */
const STANDARDS: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What other colours can break. */
export const COLOURS: readonly string[] = ['color-contrast']
/** What another width and other letters can break. */
export const SIZES: readonly string[] = ['color-contrast', 'target-size']

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
  }[]
}
declare const axe: { run: (context: Document, options: object) => Promise<AxeResult> }

/** What stands against WCAG 2.2 A and AA, or against the named rules, on the page as it is now, one line each. */
export async function violations(page: Page, rules = STANDARDS): Promise<readonly string[]> {
  // Evaluated, not inserted: the shop's policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await framesDrawn(page)
  const found = await page.evaluate(async (runOnly) => {
    // Half-faded things have no colour to judge yet; a skeleton's shimmer never ends.
    const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(fading.map(({ finished }) => finished))
    const options = { runOnly, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }
    return (await axe.run(document, options)).violations
  }, rules)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
