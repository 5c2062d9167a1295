import { expect, it } from 'vitest'
import { adoptSheet } from './adopt'

it('a sheet is added to those of the page', () => {
  const before = document.adoptedStyleSheets.length
  adoptSheet('.pk-root .pk-a{gap:4px}')
  const rules = document.adoptedStyleSheets.slice(before).map((sheet) => sheet.cssRules[0]?.cssText)
  expect(rules).toEqual([expect.stringContaining('.pk-root .pk-a')])
})
