import { atMost, times } from '../lib/goals'
import { median } from '../lib/median'
import type { Figures, Goal, PageCase, Scenario, Target, Visit } from '../lib/side-by-side.types'
import { benchProducts } from '../stubs/products'
import { orderAnswers } from '../stubs/order-page'
import { ours } from './ours'

const POINTS = 200
const build = 'prilavok'
/** What is typed, and into which field: the first one that a page has of these. */
const TYPED = [
  ['#lastName,#pk-order-lastName', 'Константинопольский'],
  ['#firstName,#pk-order-firstName', 'Александр'],
  ['#email,#pk-order-email', 'alexander@example.org'],
] as const

/** Types key by key; every key waits for the frame that shows it. */
async function type({ page: open, start, rest, work }: Visit): Promise<Figures> {
  await start()
  await rest()
  const write = (texts: ReadonlyArray<readonly [selector: string, text: string]>) =>
    open.evaluate(async (all) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const taken: number[] = []
      for (const [selector, text] of all) {
        const input = document.querySelector<HTMLInputElement>(selector)
        if (input === null || set === undefined) throw new Error(`no field ${selector}`)
        input.focus()
        for (let end = 1; end <= text.length; end += 1) {
          await new Promise(requestAnimationFrame)
          const begun = performance.now()
          set.call(input, text.slice(0, end))
          input.dispatchEvent(new InputEvent('input', { bubbles: true }))
          await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
          taken.push(performance.now() - begun)
        }
        input.blur()
      }
      return taken
    }, texts)
  await write(TYPED.map(([selector, text]) => [selector, text.slice(0, 3)] as const))
  await rest()
  const before = await work()
  const taken = await write(TYPED)
  const worked = (await work()) - before
  return { key: median(taken) ?? 0, work: worked / taken.length }
}

/** Sends the empty form; the time until the summary of its errors has the focus, and the frame that shows it. */
async function submit({ page: open, start, rest, work }: Visit): Promise<Figures> {
  await start()
  await rest()
  const before = await work()
  const focus = await open.evaluate(async () => {
    const send = document.querySelector<HTMLButtonElement>('.send,.pk-order-summary__bar button')
    if (send === null) throw new Error('no button')
    const begun = performance.now()
    send.click()
    while (document.activeElement?.matches('.errors,.pk-error-summary') !== true)
      await new Promise(requestAnimationFrame)
    await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
    return performance.now() - begun
  })
  return { focus, work: (await work()) - before }
}

const fetched = async ({ start, bytes }: Visit): Promise<Figures> => {
  await start()
  return { bytes: bytes() }
}

const page = ({ head = '', place }: Target) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Заказ</title><style>body{font:14px sans-serif;margin:0}</style>${head}</head><body>${place({ id: '', name: '', price: 0, link: '', quantity: 0 })}</body></html>`
const scenario = (name: string, measure: Scenario['measure'], rest: Partial<Scenario> = {}): Scenario => ({
  name,
  count: 1,
  slowed: true,
  page,
  lines: [],
  measure,
  ...rest,
})

const form = {
  adapter: 'targets/checkout/plain.adapter.ts',
  place: () => '<div data-form></div>',
  response: () => () => null,
} as const
const ownPage = {
  adapter: 'targets/points/order-page.adapter.ts',
  place: () => '<div data-prilavok="checkout-page"></div>',
  storage: () => ({}),
  head: `<script>localStorage.setItem('prilavok.cart', ${JSON.stringify(JSON.stringify({ v: 1, goods: benchProducts(3, 1).map((product) => ({ ...product, thumbUrl: '' })), seen: [] }))})</script>`,
  response: orderAnswers(POINTS),
}
const goal = (title: string, at: string, figure: string, to: Goal['goal']): Goal => ({
  title,
  scenario: at,
  figure,
  unit: 'ms',
  goal: to,
  build,
})

/** `npm run bench -- checkout`. The limit and the peer are a form of twelve fields and nothing else; ours is the whole order page with its points. */
export const checkoutCase: PageCase = {
  title: 'the order form: typing into it, and sending it empty',
  targets: [
    { id: 'vanilla', kind: 'limit', entry: 'targets/checkout/vanilla.ts', ...form },
    { ...ours('prilavok', ownPage), ...ownPage },
    { ...ours('prilavok-react', ownPage), ...ownPage },
    {
      id: 'react-hook-form',
      kind: 'peer',
      group: 'react-hook-form',
      entry: 'targets/checkout/react-hook-form.jsx',
      ...form,
    },
  ],
  firstVisit: scenario('first visit', fetched, { slowed: false }),
  scenarios: [scenario('type', type), scenario('submit', submit)],
  goals: [
    goal('a key to the frame that shows it', 'type', 'key', atMost('checkout', 'type key')),
    goal('the same against the limit', 'type', 'key', times('checkout', 'type key')),
    goal('processor time per key, saving included', 'type', 'work', times('checkout', 'type work')),
    goal('sending it empty to the focus on the errors', 'submit', 'focus', atMost('checkout', 'submit focus')),
    goal('processor time of that', 'submit', 'work', null),
  ],
}
