import type { Locator } from '@playwright/test'
import { Key } from 'selenium-webdriver'
import { printed, type Chain, type Step } from './chain'
import { offering } from './missing'
import { untilDone, type Tab } from './tab'
import { wordsOf } from './words'

/** As long as a test waits for what it expects. */
const TIMEOUT = 20_000
const KEYS: Readonly<Record<string, string>> = { Enter: Key.ENTER, Space: Key.SPACE, Tab: Key.TAB, Escape: Key.ESCAPE }

const VISIBLE = { by: 'visible' } as const

/** Types a key that has a name here. */
export async function pressKey({ driver }: Tab, key: string): Promise<void> {
  const known = KEYS[key]
  if (known === undefined) throw new Error(`The key ${key} has no name in e2e/engines/locator.ts.`)
  await driver.actions().sendKeys(known).perform()
}

interface Way {
  readonly tab: Tab
  readonly chain: Chain
}
const ways = new WeakMap<object, Way>()

/** Where a locator or a page leads: what is expected of it is looked up there. */
export function wayOf(found: object): Way {
  const way = ways.get(found)
  if (way === undefined) throw new Error('This locator is not one of the page of the walk.')
  return way
}

/** The ways of a page, or of a locator, to further elements. */
export function queriesOf(tab: Tab, chain: Chain) {
  const to = (step: Step) => locatorOf(tab, [...chain, step])
  return {
    // `:visible` is a word of Playwright's, not of browsers.
    locator: (selector) => {
      const [css = '', visible] = String(selector).split(/(:visible)$/)
      return locatorOf(tab, [...chain, { by: 'css', selector: css }, ...(visible === undefined ? [] : [VISIBLE])])
    },
    getByRole: (role, { name, exact, level = null } = {}) =>
      to({ by: 'role', role, name: name === undefined ? null : wordsOf(name, exact), level }),
    getByLabel: (text, { exact } = {}) => to({ by: 'label', words: wordsOf(text, exact) }),
    getByText: (text, { exact } = {}) => to({ by: 'text', words: wordsOf(text, exact) }),
  } satisfies Partial<Locator>
}

/** What can be done with the one element of a chain. */
function actionsOf(tab: Tab, chain: Chain) {
  const { driver } = tab
  const until = (what: string, attempt: () => Promise<string | null>) =>
    untilDone(`${what} ${printed(chain)}`, TIMEOUT, attempt)
  const focus = (what: 'focus' | 'select' | 'blur') => until(what, () => tab.ask('act', chain, what))
  const type = (keys: string) => driver.actions().sendKeys(keys).perform()
  const mouse = (what: 'click' | 'doubleClick') =>
    until(what, async () => {
      const target = await tab.ask('aim', chain)
      if ('problem' in target) return target.problem
      await driver.actions().move(target)[what]().perform()
      return null
    })
  const isChecked = async () => (await tab.look(chain)).state?.isChecked === true
  return {
    click: () => mouse('click'),
    dblclick: () => mouse('doubleClick'),
    async check() {
      if (await isChecked()) return
      await mouse('click')
      await until('check', async () => ((await isChecked()) ? null : 'it is not checked'))
    },
    async fill(value) {
      await focus('select')
      await type(value === '' ? Key.BACK_SPACE : value)
    },
    async press(key) {
      await focus('focus')
      await pressKey(tab, key)
    },
    async pressSequentially(text) {
      await focus('focus')
      await type(text)
    },
    blur: () => focus('blur'),
    focus: () => focus('focus'),
    count: async () => (await tab.look(chain)).count,
    isVisible: async () => (await tab.look(chain)).state?.isVisible === true,
  } satisfies Partial<Locator>
}

/** The part of Playwright's Locator that the walks use, over WebDriver. */
export function locatorOf(tab: Tab, chain: Chain): Locator {
  const to = (...steps: readonly Step[]) => locatorOf(tab, [...chain, ...steps])
  const narrow = {
    first: () => to({ by: 'first' }),
    filter: ({ has, hasText, visible } = {}) =>
      to(
        ...(has === undefined ? [] : [{ by: 'has', chain: wayOf(has).chain } as const]),
        ...(hasText === undefined ? [] : [{ by: 'filter', words: wordsOf(hasText) } as const]),
        ...(visible === true ? [VISIBLE] : []),
      ),
    and: (other) => to({ by: 'and', chain: wayOf(other).chain }),
    or: (other) => to({ by: 'or', chain: wayOf(other).chain }),
  } satisfies Partial<Locator>
  return known(offering<Locator>('Locator', { ...queriesOf(tab, chain), ...narrow, ...actionsOf(tab, chain) }), {
    tab,
    chain,
  })
}

/** Remembers where an object leads. */
export function known<T extends object>(made: T, way: Way): T {
  ways.set(made, way)
  return made
}
