import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, foldRoot, isolateCss, shortenOwn, shortNames } from './css-plugin.mjs'
import { root } from './ensure.mjs'

describe('a sheet for pages', () => {
  it('counts below a widget root only, and its keyframes stand alone', async () => {
    const css = await isolateCss('/* why */ .pk-a { gap: 4px } @keyframes pk-turn { to { opacity: 0 } }')
    expect(css).toContain(`${ROOT} .pk-a{gap:4px}`)
    expect(css).toMatch(/@keyframes pk-turn\{to\{opacity:0\}\}$/)
  })

  it('loses the spaces of custom properties, but none of a string', async () => {
    expect(await isolateCss('.pk-a { --_b: var( --pk-b, calc(var(--_c) + 2px) ) }')).toBe(
      `${ROOT} .pk-a{--_b:var(--pk-b,calc(var(--_c) + 2px))}`,
    )
    expect(await isolateCss(".pk-a::after { content: 'one, two' }")).toContain('"one, two"')
  })

  it('is carried with & for the root, which adoptSheet writes out', async () => {
    const css = await isolateCss('.pk-a, .pk-b { gap: 4px }')
    expect(foldRoot(css)).toBe('& .pk-a,& .pk-b{gap:4px}')
    expect(foldRoot(css).replaceAll('&', ROOT)).toBe(css)
    expect(readFileSync(join(root, 'packages/embed/src/styles/adopt.ts'), 'utf8')).toContain(`const ROOT = '${ROOT}'`)
  })

  it('cannot say & in a text of its own', async () => {
    const css = await isolateCss(".pk-a::after { content: '&' }")
    expect(() => foldRoot(css)).toThrow('stands for the widget root')
  })

  it('has short names for the properties that are ours alone, the same ones everywhere, and leaves the documented ones', () => {
    const names = shortNames(['a{--_wide:var(--pk-wide);--_text:red}', 'b{color:var(--_text)}'])
    expect([...names]).toEqual([
      ['--_text', '--_0'],
      ['--_wide', '--_1'],
    ])
    const [set = '', use] = ['& {--_muted:var(--pk-muted)}', 'var(--_muted)'].map(shortenOwn)
    expect(set).toMatch(/^& \{--_\w:var\(--pk-muted\)\}$/)
    expect(use).toBe(`var(${set.slice(3, 7)})`)
    expect(shortenOwn('--_of-a-page')).toBe('--_of-a-page')
  })
})
