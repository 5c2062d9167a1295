import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageFontSize } from './page-font-size'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.style.fontSize = ''
})

/** A window of 1000 px in which the visitor has set a font size. */
function open(visitors: number, root: number): void {
  document.documentElement.style.fontSize = `${root}px`
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('matchMedia', (query: string) => {
    const [from = 0, to = 0] = [...query.matchAll(/([\d.]+)em/g)].map(([, em]) => Number(em) * visitors)
    return { matches: from <= 1000 && 1000 <= to }
  })
}

describe('the font size of the page', () => {
  it.each([
    ['at the size of the browser', 16, 16, '0.9375rem'],
    ['at the larger size that the visitor has set', 24, 24, '0.9375rem'],
    ['at 62.5 %', 16, 10, '1.5rem'],
    ['at 62.5 % of a larger size', 24, 15, '1.5rem'],
    ['at a size of the page', 16, 32, null],
    ['at the usual size, where the visitor has set a larger one', 24, 16, null],
  ])('%s: visitor %i px, root %i px, widgets %s', (_, visitors, root, size) => {
    open(visitors, root)
    expect(pageFontSize()).toBe(size)
  })

  it('is followed always, or never, where the page says so', () => {
    open(16, 32)
    expect([pageFontSize('page'), pageFontSize('fixed')]).toEqual(['0.9375rem', null])
    open(16, 16)
    expect([pageFontSize('page'), pageFontSize('fixed')]).toEqual(['0.9375rem', null])
  })
})
