import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Entry } from './entries.mjs'
import { writeReports } from './report.mjs'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** The reports of declarations, by entry. Entries are named `core`, `core/cart` and so on. */
function reportsOf(declarations: Readonly<Record<string, string>>, entryNames: readonly string[]) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-api-')))
  folders.push(root)
  for (const [path, text] of Object.entries(declarations)) {
    const file = join(root, '.cache/types', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const entries: Entry[] = entryNames.map((name) => {
    const [owner = '', feature] = name.split('/')
    const declaration = join(root, '.cache/types', owner, feature ? `${feature}/index.d.ts` : 'index.d.ts')
    return { owner, specifier: `@prilavok/${name}`, source: '', declaration, report: name }
  })
  return writeReports(entries, root)
}

describe('an API report', () => {
  it('lists every name with its signature, sorted and without comments', () => {
    const report = reportsOf(
      { 'core/index.d.ts': '/** Adds. */\nexport declare const b: 1\nexport declare function a(x: string): void\n' },
      ['core'],
    ).get('core')
    expect(report).toContain('```ts\nexport declare function a(x: string): void;\n\nexport declare const b: 1;\n```')
  })

  it('spells out types that are derived from values', () => {
    const wire = 'export declare const wire: { readonly price: number }\n'
    const report = reportsOf(
      {
        'core/wire.d.ts': wire,
        'core/index.d.ts': "import type * as w from './wire'\nexport type Good = typeof w.wire\n",
      },
      ['core'],
    ).get('core')
    expect(report).toMatch(/export type Good = \{\s+readonly price: number;\s+\};/)
  })

  it('shows types behind the signatures that no entry exports', () => {
    const report = reportsOf(
      {
        'core/index.d.ts':
          'interface Given { readonly id: string }\nexport declare function open(given: Given): void\nexport {}\n',
      },
      ['core'],
    ).get('core')
    expect(report).toMatch(/\/\* not exported \*\/ interface Given \{\s+readonly id: string;\s+\}/)
  })

  it('says in one place only what several entries export', () => {
    const reports = reportsOf(
      {
        'contracts/index.d.ts': 'export type Kopecks = number\n',
        'core/cart/index.d.ts': 'export declare const cart: 1\n',
        'core/index.d.ts': "export * from './cart'\nexport type { Kopecks } from '@prilavok/contracts'\n",
      },
      ['contracts', 'core', 'core/cart'],
    )
    expect(reports.get('core')).toContain(
      "export { Kopecks } from '@prilavok/contracts';\n\nexport { cart } from '@prilavok/core/cart';",
    )
    expect(reports.get('core/cart')).toContain('export declare const cart: 1;')
  })
})
