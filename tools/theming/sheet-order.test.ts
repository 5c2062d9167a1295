import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { selectorSpecificity } from '@csstools/selector-specificity'
import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import { expect, it } from 'vitest'
import { isolateCss } from '../css-plugin.mjs'
import { root } from '../ensure.mjs'

/** What a rule says of a class, with the weight that it says it with. */
interface Statement {
  /** Whether it holds wherever the class is. */
  readonly everywhere: boolean
  readonly sheet: string
  readonly selector: string
  readonly weight: string
}

/** By class and property: the element that a selector is about, not those around it. */
function statementsOf(sheet: string, css: string): readonly (readonly [string, Statement])[] {
  const found: (readonly [string, Statement])[] = []
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes')) return
    parseSelectors((selectors) => {
      for (const selector of selectors.nodes) {
        const { a, b, c } = selectorSpecificity(selector)
        const compounds = selector.split((node) => node.type === 'combinator')
        const subject = compounds.at(-1) ?? []
        // The first one is the root of the widget.
        const everywhere = compounds.length <= 2
        for (const node of subject)
          if (node.type === 'class' && node.value !== 'pk-root')
            rule.walkDecls(({ prop }) => {
              const statement = { everywhere, sheet, selector: String(selector), weight: [a, b, c].join() }
              found.push([`${node.value} ${prop}`, statement])
            })
      }
    }).processSync(rule.selector)
  })
  return found
}

const sheetsOf = (name: string) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `packages/${name}/src/${file}`)

/** Sheets that are delivered together, so that one may come a second time after the others. */
async function conflicts(): Promise<readonly string[]> {
  const byTopic = new Map<string, Statement[]>()
  for (const sheet of [...sheetsOf('ui'), ...sheetsOf('widgets')])
    for (const [topic, statement] of statementsOf(sheet, await isolateCss(readFileSync(join(root, sheet), 'utf8'))))
      byTopic.set(topic, [...(byTopic.get(topic) ?? []), statement])
  const isOfUi = ({ sheet }: Statement) => sheet.startsWith('packages/ui/')
  return [...byTopic].flatMap(([topic, all]) =>
    all
      .filter((one) => isOfUi(one) && one.everywhere)
      .flatMap((one) =>
        all
          .filter((other) => other.sheet !== one.sheet && other.weight === one.weight)
          .map((other) => `${topic}: ${one.sheet} ${one.selector} / ${other.sheet} ${other.selector}`),
      ),
  )
}

it('no sheet that restyles a component of ui relies on coming after it', async () => {
  expect(await conflicts()).toEqual([])
})
