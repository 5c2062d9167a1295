import { afterEach, describe, expect, it, vi } from 'vitest'
import { uncover } from './uncover'

const boxed = (element: Element, top: number, bottom: number, left = 20) => {
  const box = { top, bottom, left, right: left + 300, height: bottom - top }
  element.getBoundingClientRect = () => box as DOMRect
  return element
}
const scrolled = vi.fn()

afterEach(() => {
  vi.unstubAllGlobals()
  scrolled.mockClear()
})

/** The stack at 500 to 600, a warning, and a field that has the focus. */
function open(warning: readonly [number, number, number?], field: readonly [number, number] = [0, 20]) {
  vi.stubGlobal('scrollBy', scrolled)
  document.body.innerHTML = '<div class="pk-notice" data-tone="danger"></div><input /><div id="stack"></div>'
  const [notice, input, stack] = document.body.children
  if (notice === undefined || stack === undefined || !(input instanceof HTMLInputElement)) throw new Error('No page.')
  boxed(notice, ...warning)
  boxed(input, ...field)
  input.focus()
  uncover(boxed(stack, 500, 600))
}

describe('a new notification', () => {
  it.each([
    ['a warning below it', [520, 580], [0, 20], 92],
    ['a warning that reaches below its edge', [400, 510], [0, 20], 22],
    ['what has the focus', [0, 20], [550, 590], 102],
  ] as const)('moves the page off %s', (_, warning, field, top) => {
    open(warning, field)
    expect(scrolled.mock.calls).toEqual([[{ top, behavior: 'instant' }]])
  })

  it.each([
    ['above it', [300, 480]],
    ['beside it', [520, 580, 400]],
    ['too tall to be freed', [90, 590]],
  ] as const)('leaves the page alone where a warning is %s', (_, warning) => {
    open(warning)
    expect(scrolled).not.toHaveBeenCalled()
  })
})
