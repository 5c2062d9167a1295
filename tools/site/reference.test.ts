import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEntries } from '../api/entries.mjs'
import { root } from '../ensure.mjs'
import { referencePages } from './reference.mjs'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-reference-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function entryOf(specifier: string, text: string) {
  const declaration = join(folder, `${specifier.replaceAll(/[@/]/g, '-')}.d.ts`)
  writeFileSync(declaration, text)
  return { owner: 'core', specifier, source: declaration, declaration, report: '' }
}

describe('the reference', () => {
  it.each(['@prilavok/core/cart', '@prilavok/core/money'])('has every name of %s', async (specifier) => {
    const entry = readEntries(root).find((each) => each.specifier === specifier)
    expect(entry).toBeDefined()
    if (entry === undefined) return
    const [page = ''] = referencePages([{ ...entry, declaration: entry.source }]).values()
    const names = Object.keys((await import(entry.source)) as object)
    expect(names.length).toBeGreaterThan(3)
    const isThere = (name: string) => page.includes(`## ${name} {#${name}}`) || page.includes(`\`${name}\``)
    expect(names.filter((name) => !isThere(name))).toEqual([])
  })

  it('says what a name is for, shows its declaration, and leads to its types', () => {
    const line = entryOf(
      '@prilavok/core/lines',
      '/** One line. */\nexport interface Line {\n    /** Pieces. */\n    readonly quantity: number;\n}\n',
    )
    const cart = entryOf(
      '@prilavok/core/cart',
      `import type { Line } from '@prilavok/core/lines'
export type { Line } from '@prilavok/core/lines'
/**
 * Adds a <b>line</b>, see {@link Line}.
 * @param line what is added
 * @throws where the cart is full
 */
export declare function add(line: Line): void;
`,
    )
    const pages = referencePages([line, cart])
    const page = pages.get('reference/core/cart.md') ?? ''
    expect(page).toContain(
      'Adds a &lt;b>line&lt;/b>, see `Line`.\n\n- `line`: what is added\n- Throws: where the cart is full',
    )
    expect(page).toContain('```ts\nfunction add(line: Line): void;\n```')
    expect(page).toContain('Types: [Line](/reference/core/lines.html#Line)')
    expect(page).toContain('Declared elsewhere: [Line](/reference/core/lines.html#Line).')
    expect(pages.get('reference/core/lines.md')).toContain(
      'interface Line {\n  /** Pieces. */\n  readonly quantity: number;\n}',
    )
  })

  it('shortens the declarations of large schemas', () => {
    const fields = Array.from({ length: 60 }, (_, index) => `    readonly field${index}: z.ZodString;`).join('\n')
    const entry = entryOf(
      '@prilavok/core/wire',
      `import * as z from 'zod/mini'\n/** A record. */\nexport declare const wire: z.ZodMiniObject<{\n${fields}\n}>;\n`,
    )
    const page = referencePages([entry]).get('reference/core/wire.md') ?? ''
    expect(page).toContain('const wire: z.ZodMiniObject<…>')
    expect(page).toContain('A schema of 62 lines')
    expect(page).not.toContain('field30')
  })
})
