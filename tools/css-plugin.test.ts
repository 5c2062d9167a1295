import { describe, expect, it } from 'vitest'
import { ROOT, isolateCss } from './css-plugin.mjs'

describe('a sheet for pages', () => {
  it('applies below a widget root only, and its keyframes stand alone', async () => {
    const css = await isolateCss('/* why */ .pk-a { gap: 4px } @keyframes pk-turn { to { opacity: 0 } }')
    expect(css).toContain(`${ROOT} .pk-a{gap:4px}`)
    expect(css).toMatch(/@keyframes pk-turn\{to\{opacity:0\}\}$/)
  })

  it('keeps the texts of its own', async () => {
    expect(await isolateCss(".pk-a::after { content: 'one, two' }")).toContain('"one, two"')
  })
})
