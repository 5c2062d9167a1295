import { expect, it } from 'vitest'
import { adoptSheet } from './adopt'

it('a sheet that several files carry is adopted once, where it came first', () => {
  const before = document.adoptedStyleSheets.length
  adoptSheet('& .pk-a{gap:4px}', 1)
  adoptSheet('& .pk-b{gap:4px}', 2)
  adoptSheet('& .pk-a{gap:4px}', 1)
  const rules = document.adoptedStyleSheets.slice(before).map((sheet) => sheet.cssRules[0]?.cssText)
  expect(rules).toEqual([
    expect.stringContaining('.pk-root:not(#pk#pk#pk) .pk-a'),
    expect.stringContaining('.pk-root:not(#pk#pk#pk) .pk-b'),
  ])
})
