import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const source = new URL('.', import.meta.url).pathname

/** The files of the first chunk of a page that runs `code`, and its size in bytes, minified. */
async function firstChunk(code: string) {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: source, sourcefile: 'page.ts', loader: 'ts' },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: '/out',
  })
  const byName = metafile.outputs
  const entry = Object.keys(byName).find((name) => byName[name]?.entryPoint?.endsWith('page.ts'))
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const { path, kind } of byName[name]?.imports ?? []) if (kind === 'import-statement') reach(path)
  }
  reach(entry ?? '')
  const outputs = [...reached].map((name) => byName[name])
  const inputs = outputs.flatMap((output) =>
    Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  )
  return {
    inputs,
    bytes: outputs.reduce((sum, output) => sum + (output?.bytes ?? 0), 0),
    all: Object.values(byName).flatMap(({ inputs }) => Object.keys(inputs)),
  }
}

const isZod = (path: string) => path.includes('node_modules/zod/')

describe('the first load', () => {
  it.each([
    'index',
    'cart',
    'catalogue',
    'city',
    'cross-sales',
    'delivery',
    'flags',
    'meta',
    'order',
    'payment',
    'problem',
    'product',
    'read',
    'suggestions',
  ])('of %s has no schemas and no zod; they come with the first request', async (feature) => {
    const { inputs, all } = await firstChunk(`import * as feature from './${feature}'; console.log(feature)`)
    expect(inputs.length).toBeGreaterThan(0)
    expect(inputs.filter((path) => isZod(path) || path.endsWith('.wire.ts'))).toEqual([])
    expect(all.some(isZod)).toBe(true)
  })

  it('of one call costs what one call costs', async () => {
    const { inputs, bytes } = await firstChunk(
      `import { calculateCart } from './index'; console.log(calculateCart.path)`,
    )
    expect(inputs.filter((path) => /delivery|payment|city|order/.test(path))).toEqual([])
    expect(bytes).toBeLessThan(700)
  })

  it('of one conversion costs what one conversion costs', async () => {
    const { bytes } = await firstChunk(`import { toKopecks } from './index'; console.log(toKopecks(1))`)
    expect(bytes).toBeLessThan(280)
  })
})
