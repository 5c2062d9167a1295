import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../e2e/playwright.config'
import { ON_A_PHONE, patternOf, UNDER_REACT } from '../e2e/support/selection'
import { root } from './ensure.mjs'

const read = (path: string) => readFileSync(join(root, 'e2e', path), 'utf8')
const named = [ON_A_PHONE, UNDER_REACT].flatMap((selection) => Object.entries(selection))

it.each(named)('the selection of browser tests names what is in %s.spec.ts', (file, titles) => {
  const text = read(`${file}.spec.ts`) + (file.startsWith('hosts/') ? read('hosts/host-pages.ts') : '')
  for (const title of titles) expect(text).toContain(title)
})

it('the specs of the staff wing run in one project alone', () => {
  const own = config.projects?.find(({ name }) => name === 'staff')
  expect(own?.testMatch).toEqual(['staff*.spec.ts', '**/jobs/order-desk*.spec.ts'])
  const others = config.projects?.filter(({ testMatch }) => testMatch === undefined) ?? []
  expect(others.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['preact-desktop', 'preact-phone', 'react-desktop']),
  )
  for (const { testIgnore } of others)
    expect([testIgnore].flat()).toEqual(expect.arrayContaining([own?.testMatch].flat()))
})

it('a selection takes a file as a whole or by its titles, and no file whose name only ends alike', () => {
  const pattern = patternOf({ pages: [], 'hosts/look': ['dark'] })
  const taken = (title: string) => pattern.test(`preact-phone ${title}`)
  expect(taken('pages.spec.ts [A11Y-02] with the keyboard')).toBe(true)
  expect(taken('hosts/pages.spec.ts a page')).toBe(false)
  expect(taken('hosts/look.spec.ts a dark page')).toBe(true)
  expect(taken('hosts/look.spec.ts a light page')).toBe(false)
})
