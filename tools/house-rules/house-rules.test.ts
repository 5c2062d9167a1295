import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { findCrossings } from './boundaries.mjs'
import { checkHouse, findOwn, ruleNames, type Finding } from './check.mjs'
import { layOutFixtures } from './fixtures.mjs'
import { findLint } from './oxlint.mjs'

const { base, names } = layOutFixtures()
const found = new Map<string, readonly Finding[]>()

/** Files of the fixtures that show what is allowed. */
const ALLOWED = ['trusted-html/allowed.ts', 'toast/toast.css', 'cart/allowed-bar.css', 'cart/either-way.css']

beforeAll(async () => {
  // One run of each foreign tool over all fixtures; a finding's first folder is the fixture's name.
  const foreign: readonly Finding[] = (await Promise.all([findLint(base, names), findCrossings(base, names)])).flat()
  for (const name of names) {
    const own: readonly Finding[] = await findOwn(join(base, name))
    found.set(name, [...own, ...foreign.filter(({ path }) => path.startsWith(`${name}/`))])
  }
})

afterAll(() => rmSync(base, { recursive: true, force: true }))

describe('house rules', () => {
  it('have a fixture each', () => {
    expect(names.toSorted()).toEqual(ruleNames)
  })

  it.each(names)('%s is reported for its fixture, and nothing else is', (name) => {
    const findings = found.get(name) ?? []
    expect([...new Set(findings.map(({ rule }) => rule))], JSON.stringify(findings, null, 2)).toEqual([name])
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true)
  })

  it('spare what they allow by name', () => {
    const reported = [...found.values()].flat().map(({ path }) => path)
    for (const allowed of ALLOWED) expect(reported.filter((path) => path.endsWith(allowed))).toEqual([])
  })

  it('report each way in which a fixture breaks the rule', () => {
    const files = (name: string) =>
      [...new Set((found.get(name) ?? []).map(({ path }) => path.split('/').at(-1)))].toSorted()
    expect(files('pure-core')).toEqual(['chance.ts', 'later.ts', 'now.ts', 'today.ts'])
    expect(files('zod-mini')).toEqual(['named-import.wire.ts', 'upstairs.ts'])
    expect(files('react-subset')).toEqual(['lazy-panel.tsx', 'quantity-field.tsx'])
    expect(files('raw-html')).toEqual(['description.tsx', 'write-host.ts'])
    expect(files('inline-style')).toEqual(['set-style.ts', 'wide-line.tsx'])
    expect(files('css-no-sides')).toEqual(['cart-line.css', 'corner.css', 'moved.css', 'uneven.css'])
    expect(files('no-z-index')).toEqual(['cart-line.css', 'raise.ts'])
    expect(files('every-test-runs')).toEqual(['cart.spec.ts', 'checkout.spec.ts'])
    expect(files('no-sleeps')).toEqual(['badge.spec.ts', 'cart.spec.ts'])
    expect(files('old-pages')).toEqual(['count.ts', 'days.ts', 'rows.ts', 'tell.ts', 'write.ts'])
    expect(files('plain-core')).toEqual(['cart.ts', 'step.ts'])
    expect(files('rooms-do-not-visit')).toEqual(['cart-panel.tsx', 'cart.store.ts', 'latest.ts'])
    expect(files('front-door-only')).toEqual(['cart-flow.ts', 'cart-panel.tsx'])
    expect(files('no-cycles')).toEqual(['cart.rules.ts', 'cart.types.ts'])
    expect(files('react-upstairs')).toEqual(['cart.store.ts'])
  })

  it('know every floor that stands', () => {
    const config = readFileSync(join(root, '.dependency-cruiser.cjs'), 'utf8')
    for (const floor of readdirSync(join(root, 'packages')))
      expect(config).toMatch(new RegExp(`^ {2}'?${floor}'?: \\[`, 'm'))
  })

  it('hold in the project', async () => {
    const findings: readonly Finding[] = await checkHouse(root)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  }, 240_000)
})
