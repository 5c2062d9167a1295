import { atMost, kilobytes } from '../lib/goals'
import type { Figures, Goal, PageCase, Scenario, Target, Visit } from '../lib/side-by-side.types'
import { makeOrders, ordersScript } from '../stubs/bench-orders'
import { staffAnswers } from '../stubs/staff-orders'

const MANY = 100_000
const FEW = 200
const build = 'prilavok'
const orders = makeOrders(MANY)
const TEXT = '4242'
const matching = orders.filter((order) => Object.values(order).some((value) => String(value).includes(TEXT))).length
const MIDDLE = MANY / 2
/** Four rows and a half per frame, for two seconds. */
const STEP = 160
const SCROLL_MS = 2_000

const page = (count: number) => (target: Target) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Заказы</title><style>body{font:14px sans-serif;margin:0}.t-row{border-bottom:1px solid #eee;box-sizing:border-box}</style>${target.kind === 'ours' ? '' : ordersScript(count)}</head><body>${target.place({ id: '', name: '', price: 0, link: '', quantity: 0 })}</body></html>`

const scenario = (name: string, measure: Scenario['measure'], rest: Partial<Scenario> = {}): Scenario => ({
  name,
  count: 1,
  slowed: false,
  page: page(MANY),
  lines: [],
  measure,
  ...rest,
})

const target = (id: string, kind: Target['kind'], entry: string, group?: string): Target => ({
  id,
  kind,
  entry,
  adapter: 'targets/table/table.adapter.ts',
  place: () => '<div data-table></div>',
  response: () => () => null,
  ...(group !== undefined && { group }),
})

const fetched = async ({ start, bytes }: Visit): Promise<Figures> => {
  await start()
  return { bytes: bytes() }
}

/** From the script to the first rows, and what the page's thread has worked for them. */
async function first({ start, rest, work, heap }: Visit): Promise<Figures> {
  const [before, held] = [await work(), await heap()]
  const { painted } = await start()
  await rest()
  return { painted, work: (await work()) - before, heap: (await heap()) - held }
}

/** A filter and a jump to the middle, each to the frame that shows it. */
async function operate({ page: open, start, rest }: Visit): Promise<Figures> {
  await start()
  await rest()
  const filter = await open.evaluate(
    ([text, count]) =>
      globalThis.probe.act(
        () => globalThis.benchTable.filter(text),
        () => globalThis.benchTable.count() === count,
      ),
    [TEXT, matching] as const,
  )
  await open.evaluate(
    (count) =>
      globalThis.probe.act(
        () => globalThis.benchTable.filter(''),
        () => globalThis.benchTable.count() === count,
      ),
    MANY,
  )
  await rest()
  const jump = await open.evaluate(
    ([index, number]) =>
      globalThis.probe.act(
        () => globalThis.benchTable.jump(index),
        () => [...document.querySelectorAll(globalThis.benchTable.row)].some((row) => row.textContent.includes(number)),
      ),
    [MIDDLE, orders[MIDDLE + 3]?.number ?? ''] as const,
  )
  return { filter, jump }
}

/** Scrolls frame by frame: the work of a frame, and how many frames showed no text in the middle of the table. */
async function scroll({ page: open, start, rest, work }: Visit): Promise<Figures> {
  await start()
  await rest()
  if (!(await open.evaluate(() => globalThis.benchTable.scroller() !== null))) return {}
  const before = await work()
  const { frames, blank } = await open.evaluate(([step, time]) => globalThis.probe.scroll(step, time), [
    STEP,
    SCROLL_MS,
  ] as const)
  return { 'work per frame': ((await work()) - before) / frames, blank: (100 * blank) / frames }
}

const goal = (title: string, at: string, figure: string, unit: Goal['unit'], aim: Goal['goal']): Goal => ({
  title,
  scenario: at,
  figure,
  unit,
  goal: aim,
  build,
})

/** `npm run bench -- table`. */
export const tableCase: PageCase = {
  title: `a table of ${MANY} orders; ours asks a server for every page of it, the others have them in memory`,
  targets: [
    target('vanilla', 'limit', 'targets/table/vanilla.ts'),
    {
      id: 'prilavok',
      kind: 'ours',
      scripts: [{ src: '/bundle/prilavok-admin.js', module: true }],
      adapter: 'targets/table/prilavok.adapter.ts',
      place: () => '<div data-prilavok="admin-table" data-resource="order" data-height="640px"></div>',
      response: staffAnswers(orders),
    },
    target('ag-grid', 'peer', 'targets/table/ag-grid.js', 'ag-grid'),
    target('react-admin', 'peer', 'targets/table/react-admin.jsx', 'react-admin'),
  ],
  firstVisit: scenario('first visit', fetched, { page: page(FEW) }),
  scenarios: [
    scenario('bytes', fetched, { page: page(FEW), cold: true, mostRuns: 1 }),
    scenario('first', first),
    scenario('operate', operate),
    scenario('scroll', scroll),
  ],
  goals: [
    goal('script to the first rows', 'first', 'painted', 'ms', null),
    goal('work until then', 'first', 'work', 'ms', null),
    goal('heap of the table', 'first', 'heap', 'KB', null),
    goal('filter to the frame that shows it', 'operate', 'filter', 'ms', null),
    goal('jump to the middle', 'operate', 'jump', 'ms', null),
    goal('work of a scrolled frame', 'scroll', 'work per frame', 'ms', null),
    goal('frames without text, %', 'scroll', 'blank', '', atMost('table', 'scroll blank')),
    goal('brotli, the whole page', 'bytes', 'bytes', 'KB', kilobytes('admin-table')),
  ],
}
