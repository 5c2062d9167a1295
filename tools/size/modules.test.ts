import { expect, it } from 'vitest'
import MagicString, { Bundle } from 'magic-string'
import { categoryOf, piecesOf, weightsOf } from './modules.mjs'

/** Two modules in one file, after a line of the bundler's. */
function bundled() {
  const bundle = new Bundle()
  const add = (filename: string, text: string) => bundle.addSource({ filename, content: new MagicString(text) })
  add('packages/core/src/cart/cart.rules.ts', 'export const rules = "abcdefgh12345678"')
  add('node_modules/zustand/esm/vanilla.mjs', 'store()')
  bundle.prepend('import"./other.js";\n')
  return { code: bundle.toString(), map: bundle.generateMap({ hires: true }).toString() }
}

it('every character of a file belongs to the module that it comes from', () => {
  const { code, map } = bundled()
  const texts = [...piecesOf(code, map)].map(([source, pieces]) => [
    source,
    pieces.map(({ from, to }) => code.slice(from, to)).join(''),
  ])
  expect(texts).toEqual([
    ['', 'import"./other.js";\n'],
    ['packages/core/src/cart/cart.rules.ts', 'export const rules = "abcdefgh12345678"\n'],
    ['node_modules/zustand/esm/vanilla.mjs', 'store()'],
  ])
})

it('the modules of a file weigh together what the file weighs, the larger one more', () => {
  const { code, map } = bundled()
  const weights = new Map(weightsOf(code, map).map(({ source, bytes }) => [source, bytes]))
  const [rules = 0, library = 0] = ['packages/core/src/cart/cart.rules.ts', 'node_modules/zustand/esm/vanilla.mjs'].map(
    (source) => weights.get(source) ?? 0,
  )
  expect(rules).toBeGreaterThan(library)
  expect(Math.round([...weights.values()].reduce((sum, bytes) => sum + bytes, 0))).toBeGreaterThan(60)
})

it.each([
  ['packages/core/src/cart/cart.rules.ts', 'core'],
  ['packages/widgets/src/cart/cart-button.labels.ts', 'labels'],
  ['packages/widgets/src/cart/cart.mounts.ts', 'mounts'],
  ['packages/ui/src/button/button.css', 'css'],
  ['packages/contracts/src/cart.wire.ts', 'wire schemas'],
  ['node_modules/@preact/compat/dist/compat.mjs', '@preact/compat'],
  ['node_modules/preact/dist/preact.mjs', 'preact'],
  ['', 'imports and exports'],
])('%s is counted under %s', (path, category) => {
  expect(categoryOf(path)).toBe(category)
})
