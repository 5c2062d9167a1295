import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import config from '../vitest.config'
import { onPreactAlone, onReactAlone } from './runtimes.mjs'

const root = join(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

interface Chosen {
  readonly name: string
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
}
const projects = ((config as { test: { projects: { test: Chosen }[] } }).test.projects ?? []).map(({ test }) => test)
const chosenIn = (name: string) => projects.find((project) => project.name === name) ?? expect.unreachable(name)
const own = ({ exclude = [] }: Chosen) => exclude.filter((each) => each.includes('.test.'))

/** What React and Preact do in ways of their own. */
const DIFFERS = /keyDown|[dD]ialog|[pP]ortal|Suspense|StrictMode|hydrat|unmount|vi\.mock|use(Layout)?Effect/
const RENDERS = /render|document|window\b|screen|testing-library|show[A-Z]/

describe('component tests', () => {
  it('[EMBED-09] are the same suite on React and on Preact, but for those that are listed', () => {
    const [react, preact] = [chosenIn('react'), chosenIn('preact')]
    expect(react.include.filter((each) => !each.startsWith('packages/admin/'))).toEqual(preact.include)
    for (const folder of ['react', 'ui', 'widgets', 'devtools', 'embed'])
      expect(preact.include.join(' ')).toMatch(
        new RegExp(`packages/\\{[^}]*\\b${folder}\\b[^}]*\\}/src/\\*\\*/\\*\\.test`),
      )
    expect(own(react)).toEqual(Object.values(onPreactAlone).flat())
    expect(own(preact)).toEqual(onReactAlone)
  })

  it.each(Object.entries(onPreactAlone))('run on Preact alone where %s', (reason, files) => {
    for (const file of files) {
      expect(existsSync(join(root, file)), file).toBe(true)
      expect(sourceOf(file), file).not.toMatch(reason === 'they render nothing' ? RENDERS : DIFFERS)
    }
  })
})
