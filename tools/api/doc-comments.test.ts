import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { commentFaults, firstSentence } from './doc-comments.mjs'

it('a public name begins with what it does, and every member has a comment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comments-'))
  const file = join(folder, 'entry.d.ts')
  writeFileSync(
    file,
    `/** Adds a product. Source: CART-25. */
export declare function good(): void
/** Adds a product (CART-25). */
export declare function ledgerFirst(): void
export declare const silent: number
/** The cart as ISO-8601 would have it. */
export interface Cart {
  /** Its lines. */
  readonly lines: number
  readonly total: number
  /** CART-42. */
  readonly count: number
}
`,
  )
  expect(commentFaults(ts.createProgram([file], {}), [file]).map((fault) => fault.split(/[: ]/)[0])).toEqual([
    'ledgerFirst',
    'silent',
    'Cart.total',
    'Cart.count',
  ])
  rmSync(folder, { recursive: true })
})

it('a first sentence ends at its first mark', () => {
  expect(firstSentence('Adds a product; false where the cart is full. Source: CART-06.')).toBe('Adds a product;')
  expect(firstSentence('Pieces of v1.2 packages')).toBe('Pieces of v1.2 packages')
})
