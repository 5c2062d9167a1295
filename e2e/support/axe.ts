import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { framesDrawn } from './animations'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Every rule of WCAG 2.2 A and AA. */
const STANDARDS: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What other colours can break. */
export const COLOURS: readonly string[] = ['color-contrast']
/** What another width and other letters can break; nothing of ours changes its colours with them. */
export const SIZES: readonly string[] = ['target-size']

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
  }[]
}
declare const axe: { run: (context: Document | Element, options: object) => Promise<AxeResult> }

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
    const { violations: all } = await axe.run(document, options)
    // What a bar at the window's edge covers can be scrolled free of it: judged again in the middle of the window.
    const [x, y] = [scrollX, scrollY]
    const isStill = async (id: string, [selector = '']: readonly string[]) => {
      const element = id === 'target-size' ? document.querySelector(selector) : null
      if (element === null) return true
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return (await axe.run(element, { ...options, runOnly: [id] })).violations.length > 0
    }
    const kept = []
    for (const violation of all) {
      const nodes = []
      for (const node of violation.nodes) if (await isStill(violation.id, node.target)) nodes.push(node)
      kept.push({ ...violation, nodes })
    }
    scrollTo({ left: x, top: y, behavior: 'instant' })
    return kept
  }, rules)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
