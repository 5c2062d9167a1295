import { expect as playwright, type ExpectMatcherState } from '@playwright/test'
import { printed } from './chain'
import type { Seen, State } from './in-page'
import { wayOf } from './locator'
import { untilDone } from './tab'
import { plain } from './words'

/** What is wrong with what was seen, or null. */
type Check = (seen: Seen, wanted: unknown) => string | null

interface Limits {
  readonly timeout?: number
}

const unless = (isRight: boolean, problem: string) => (isRight ? null : problem)

/** A check of the one element that there must be. */
const ofOne =
  (check: (state: State, wanted: unknown) => string | null): Check =>
  ({ state, count }, wanted) =>
    state === null ? 'it is not there' : count > 1 ? `there are ${count} of them` : check(state, wanted)

const text = (actual: string, wanted: unknown, isWhole: boolean) => {
  const has =
    wanted instanceof RegExp
      ? wanted.test(actual)
      : isWhole
        ? actual === plain(String(wanted))
        : actual.includes(plain(String(wanted)))
  return unless(has, `it is "${actual}" and not ${String(wanted)}`)
}

const textOfOne = ofOne((state, wanted) => text(state.text, wanted, true))
const texts = ({ texts: actual }: Seen, wanted: readonly unknown[]) =>
  unless(
    actual.length === wanted.length && actual.every((each, index) => text(each, wanted[index], true) === null),
    `they are ${JSON.stringify(actual)}`,
  )

const CHECKS: Readonly<Record<string, Check>> = {
  toBeVisible: ofOne(({ isVisible }) => unless(isVisible, 'it is not visible')),
  toBeHidden: ({ state }) => unless(state?.isVisible !== true, 'it is visible'),
  toBeEnabled: ofOne(({ isEnabled }) => unless(isEnabled, 'it is disabled')),
  toBeChecked: ofOne(({ isChecked }) => unless(isChecked, 'it is not checked')),
  toBeFocused: ofOne(({ isFocused }) => unless(isFocused, 'it has not the focus')),
  toHaveText: (seen, wanted) => (Array.isArray(wanted) ? texts(seen, wanted) : textOfOne(seen, wanted)),
  toContainText: ofOne((state, wanted) => text(state.text, wanted, false)),
  toHaveValue: ofOne((state, wanted) => text(state.value, wanted, true)),
  toHaveAttribute: ofOne(({ attributes }, wanted) => {
    const [name, value] = wanted as readonly [string, unknown]
    return text(attributes[name] ?? '', value, true)
  }),
  toHaveCount: ({ count }, wanted) => unless(count === wanted, `there are ${count} of them`),
  toHaveURL: ({ url }, wanted) => text(url, wanted, true),
  toHaveTitle: ({ title }, wanted) => text(title, wanted, true),
}

const matcherOf = (name: string, check: Check) =>
  async function matcher(this: ExpectMatcherState, subject: object, ...given: readonly unknown[]) {
    const { tab, chain } = wayOf(subject)
    const [wanted, limits] = name === 'toHaveAttribute' ? [given.slice(0, 2), given[2]] : given
    const { timeout = this.timeout } =
      (limits as Limits | undefined) ?? (typeof wanted === 'object' && wanted !== null ? (wanted as Limits) : {})
    const attempt = async () => {
      const problem = check(await tab.look(chain), wanted)
      return (problem === null) === this.isNot ? (problem ?? 'it is so') : null
    }
    const failure = await untilDone(`${name} ${printed(chain)}`, timeout, attempt).then(
      () => null,
      (cause: unknown) => String(cause),
    )
    return { pass: (failure === null) !== this.isNot, message: () => failure ?? '' }
  }

/** Playwright's `expect`, with what it asks of elements and pages asked over WebDriver. */
export const expect = playwright.extend(
  Object.fromEntries(Object.entries(CHECKS).map(([name, check]) => [name, matcherOf(name, check)])),
) as unknown as typeof playwright
