import { kilobytes, times } from '../lib/goals'
import { median } from '../lib/median'
import type { PageCase, Scenario, Visit } from '../lib/side-by-side.types'
import { benchProducts } from '../stubs/products'
import { cartTargets } from './cart.targets'
import { cartPage } from './page'

const LINES = 20
const QUANTITY = 2
const PRESSES = 12
const WARM_PRESSES = 3

/** The page of a cart with its lines: what it took, and what it holds. */
async function ready({ start, rest, heap, work }: Visit) {
  const [before, workBefore] = [await heap(), await work()]
  const { ready: working, painted } = await start()
  await rest()
  return { ready: working, painted, work: (await work()) - workBefore, heap: (await heap()) - before }
}

/** One more piece of the first line, to the frame that shows its new quantity and sum. */
async function more({ page, start, rest, work }: Visit) {
  await start()
  await rest()
  const press = (quantity: number) => page.evaluate((now) => globalThis.probe.press(now, 1), quantity)
  for (let turn = 0; turn < WARM_PRESSES; turn += 1) await press(QUANTITY + turn)
  await rest()
  const workBefore = await work()
  const taken: number[] = []
  for (let turn = WARM_PRESSES; turn < PRESSES; turn += 1) taken.push(await press(QUANTITY + turn))
  return { shown: median(taken) ?? 0, work: ((await work()) - workBefore) / taken.length }
}

async function works({ page, start, rest, bytes }: Visit) {
  await start()
  const fetched = bytes()
  await page.evaluate((now) => globalThis.probe.press(now, 1), QUANTITY)
  await rest()
  return { bytes: fetched }
}

const cart = (name: string, rest: Partial<Scenario>): Scenario => ({
  name,
  count: LINES,
  slowed: true,
  page: cartPage,
  lines: benchProducts(LINES, QUANTITY),
  measure: ready,
  ...rest,
})

const build = 'prilavok'

/** `npm run bench -- cart`. */
export const cartCase: PageCase = {
  title: `the cart page, ${LINES} lines`,
  targets: cartTargets,
  firstVisit: cart('first visit', { slowed: false, measure: works }),
  scenarios: [
    cart('bytes', { slowed: false, cold: true, mostRuns: 1, measure: works }),
    cart('ready', {}),
    cart('more', { measure: more }),
  ],
  goals: [
    {
      title: 'script to all lines',
      scenario: 'ready',
      figure: 'ready',
      unit: 'ms',
      goal: times('cart', 'ready ready'),
      build,
    },
    {
      title: 'processor time until it rests',
      scenario: 'ready',
      figure: 'work',
      unit: 'ms',
      goal: times('cart', 'ready work'),
      build,
    },
    {
      title: 'quantity +1 to the frame that shows it',
      scenario: 'more',
      figure: 'shown',
      unit: 'ms',
      goal: times('cart', 'more shown'),
      build,
    },
    {
      title: 'processor time per +1',
      scenario: 'more',
      figure: 'work',
      unit: 'ms',
      goal: times('cart', 'more work'),
      build,
    },
    {
      title: 'heap of the page',
      scenario: 'ready',
      figure: 'heap',
      unit: 'KB',
      goal: times('cart', 'ready heap'),
      build,
    },
    {
      title: 'brotli until the page works',
      scenario: 'bytes',
      figure: 'bytes',
      unit: 'KB',
      goal: kilobytes('cart-preact'),
      build,
    },
  ],
}
