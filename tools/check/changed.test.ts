import { expect, it } from 'vitest'
import { projectsOf, stepsOfChange } from './changed.mjs'
import { steps } from './steps.mjs'

const left = (...files: string[]) =>
  Object.fromEntries(
    stepsOfChange(steps, 'main', files).map(({ name, command: [, args] }) => [name, args.slice(1).join(' ')]),
  )

it.each([
  ['a widget is on every page', ['packages/widgets/src/cart/cart-button.tsx'], null],
  ['the staff wing is on its own', ['packages/admin/src/list/list.tsx'], ['staff']],
  ['documents are on the site, and in the tests of guides', ['docs/start/cms.md'], ['site', 'preact-desktop']],
  ['a unit test is on no page', ['packages/core/src/cart/cart.rules.test.ts'], []],
  ['a spec is found by what it imports', ['e2e/order.spec.ts'], []],
  ['the bundler is under everything', ['rollup.config.mjs', 'packages/admin/src/a.ts'], null],
])('%s', (_title, files, projects) => {
  expect(projectsOf(files)).toEqual(projects)
})

it('a changed spec runs the unit tests and specs that import what has changed, and builds nothing', () => {
  const found = left('e2e/order.spec.ts')
  expect(Object.keys(found)).toEqual(['types', 'lint', 'mirror', 'ledger', 'unit', 'e2e'])
  expect(found['unit']).toContain('--changed=main')
  expect(found['e2e']).toContain('--only-changed=main')
})

it('a changed widget builds, and runs every browser test', () => {
  const found = left('packages/widgets/src/cart/cart-button.tsx')
  expect(Object.keys(found)).toEqual(steps.map(({ name }) => name))
  expect(found['e2e']).toBe('--reporter=list,json')
})

it('a changed screen of the staff runs the tests of the staff', () => {
  expect(left('packages/admin/src/list/list.tsx')['e2e']).toContain('--project=staff')
})
