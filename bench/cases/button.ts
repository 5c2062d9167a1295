import { atMost, kilobytes, times } from '../lib/goals'
import { median } from '../lib/median'
import type { Goal, PageCase, Scenario, Visit } from '../lib/side-by-side.types'
import { benchProducts } from '../stubs/products'
import { buttonTargets } from './button.targets'
import { cataloguePage, longCataloguePage } from './page'

const PRESSES = 8
/** So many that the engine has compiled what is hot: its machine code grows for a while and is no leak. */
const WARM_CYCLES = 150
const CYCLES = 100

/** Opens the page and tells what that took. */
async function ready(visit: Visit) {
  const { page, start, rest, heap, work } = visit
  const before = await heap()
  const workBefore = await work()
  const { ready: working, painted } = await start()
  await rest()
  const worked = (await work()) - workBefore
  const after = await heap()
  const [longest, shift] = await page.evaluate(
    () => [globalThis.probe.longestTask(), globalThis.probe.layoutShift()] as const,
  )
  const restedAt = await work()
  const firstPress = await page.evaluate(() => globalThis.probe.press(0, 1))
  const firstPressWork = (await work()) - restedAt
  return { ready: working, painted, work: worked, longest, shift, heap: after - before, firstPress, firstPressWork }
}

/** The control works: what the page has fetched by then, and the first press changes it. */
async function works({ page, start, rest, bytes }: Visit) {
  await start()
  const fetched = bytes()
  await page.evaluate(() => globalThis.probe.press(0, 1))
  await rest()
  return { bytes: fetched }
}

/** One product in a hundred places: the mouse adds a piece, and every place and the badge show it. */
async function change({ page, start, rest, work, scenario: { count }, built: { target } }: Visit) {
  await start()
  await rest()
  const taken: number[] = []
  let before = 0
  for (let quantity = 0; quantity < PRESSES; quantity += 1) {
    if (target.framed === true)
      taken.push(
        await page.evaluate(([now, places]) => globalThis.probe.press(now, places), [quantity, count] as const),
      )
    else {
      const { x, y } = await page.evaluate((now) => globalThis.probe.target(now), quantity)
      await page.evaluate(([now, places]) => globalThis.probe.expectPress(now, places), [quantity, count] as const)
      await page.mouse.click(x, y)
      taken.push(await page.evaluate(() => globalThis.probe.pressed()))
    }
    if (quantity === 0) {
      // The first press replaces the control; it has a figure of its own.
      await page.evaluate(() => globalThis.probe.settle())
      await rest()
      before = await work()
    } else await page.waitForTimeout(60)
  }
  await rest()
  return { shown: median(taken.slice(1)) ?? 0, work: ((await work()) - before) / (PRESSES - 1) }
}

/** Closes and opens the controls again and again: what stays in memory. */
async function leak({
  page,
  start,
  rest,
  heap,
  scenario: { count },
}: Visit): Promise<Readonly<Record<string, number>>> {
  await start()
  await rest()
  const cycle = (times: number) =>
    page.evaluate(([turns, places]) => globalThis.probe.cycle(turns, places), [times, count] as const)
  if (!(await cycle(WARM_CYCLES))) return {}
  await rest()
  const before = await heap()
  await cycle(CYCLES)
  await rest()
  return { growth: (await heap()) - before }
}

const listing = (name: string, count: number, rest: Partial<Scenario> = {}): Scenario => ({
  name,
  count,
  slowed: true,
  page: cataloguePage,
  lines: benchProducts(count, 0, rest.same === true),
  measure: ready,
  ...rest,
})

const withoutBadge: Scenario['page'] = (target, scenario) => cataloguePage({ ...target, badge: '' }, scenario)

const scenarios: readonly Scenario[] = [
  listing('bytes', 1, { slowed: false, cold: true, mostRuns: 1, page: withoutBadge, measure: works }),
  listing('ready-1', 1),
  listing('ready-100', 100),
  listing('ready-1000', 1_000, { mostRuns: 5, page: longCataloguePage }),
  listing('ready-1000-plain', 1_000, { mostRuns: 3 }),
  listing('change-100', 100, { same: true, measure: change }),
  listing('leak', 20, { slowed: false, mostRuns: 3, measure: leak }),
]

const timeGoals = (build: string): readonly Goal[] => [
  {
    title: '1 button: script to working',
    scenario: 'ready-1',
    figure: 'ready',
    unit: 'ms',
    goal: times('button', 'ready-1 ready'),
    build,
  },
  {
    title: '100 buttons: script to working',
    scenario: 'ready-100',
    figure: 'ready',
    unit: 'ms',
    goal: times('button', 'ready-100 ready'),
    build,
  },
  {
    title: '100 buttons: processor time until the page rests',
    scenario: 'ready-100',
    figure: 'work',
    unit: 'ms',
    goal: times('button', 'ready-100 work'),
    build,
  },
  {
    title: '1,000 buttons: longest task',
    scenario: 'ready-1000',
    figure: 'longest',
    unit: 'ms',
    goal: atMost('button', 'ready-1000 longest'),
    build,
  },
  {
    title: 'the same on a page that spares the browser nothing',
    scenario: 'ready-1000-plain',
    figure: 'longest',
    unit: 'ms',
    goal: null,
    build,
  },
  {
    title: '1,000 buttons: script to working',
    scenario: 'ready-1000',
    figure: 'ready',
    unit: 'ms',
    goal: times('button', 'ready-1000 ready'),
    build,
  },
  {
    title: 'first press to the changed button, 100 on the page',
    scenario: 'ready-100',
    figure: 'firstPress',
    unit: 'ms',
    goal: times('button', 'ready-100 firstPress'),
    build,
  },
  {
    title: 'the same: processor time until that frame',
    scenario: 'ready-100',
    figure: 'firstPressWork',
    unit: 'ms',
    goal: null,
    build,
  },
  {
    title: 'one quantity in 100 buttons and the badge: press to frame',
    scenario: 'change-100',
    figure: 'shown',
    unit: 'ms',
    goal: times('button', 'change-100 shown'),
    build,
  },
  {
    title: 'the same: processor time per press, prices and storage included',
    scenario: 'change-100',
    figure: 'work',
    unit: 'ms',
    goal: null,
    build,
  },
  {
    title: 'heap after mounting 100 buttons',
    scenario: 'ready-100',
    figure: 'heap',
    unit: 'KB',
    goal: times('button', 'ready-100 heap'),
    build,
  },
  {
    title: 'heap growth by 100 mounts and unmounts of 20',
    scenario: 'leak',
    figure: 'growth',
    unit: 'KB',
    goal: atMost('button', 'leak growth'),
    build,
  },
  {
    title: 'layout shift by mounting 100 buttons',
    scenario: 'ready-100',
    figure: 'shift',
    unit: '',
    goal: atMost('button', 'ready-100 shift'),
    build,
  },
]

const bytes = (title: string, build: string, job: string): Goal => ({
  title,
  scenario: 'bytes',
  figure: 'bytes',
  unit: 'KB',
  goal: kilobytes(job),
  build,
})

/** `npm run bench -- button`. The goals are those of the Preact build, which pages get; the React build has its own budget of bytes. */
export const buttonCase: PageCase = {
  title: 'the add-to-cart control on a catalogue page',
  targets: buttonTargets,
  firstVisit: listing('first visit', 1, { slowed: false, measure: works }),
  scenarios,
  goals: [
    ...timeGoals('prilavok'),
    bytes('brotli until 1 button works', 'prilavok', 'button-preact'),
    bytes('the same, React build', 'prilavok-react', 'button-react'),
  ],
}
