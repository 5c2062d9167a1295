import { atMost, times } from '../lib/goals'
import { median } from '../lib/median'
import type { Figures, Goal, PageCase, Scenario, Target, Visit } from '../lib/side-by-side.types'
import { pointsScript } from '../stubs/bench-points'
import { benchProducts } from '../stubs/products'
import { orderAnswers } from '../stubs/order-page'
import { ours } from './ours'

const MANY = 10_000
const MORE = 50_000
const TYPED = ['boxberry ленина, д. 12', 'советская', 'город-7, ул. мира']
const build = 'prilavok'

const page = (count: number, place: string) => (target: Target) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Пункты</title><style>body{margin:0}[data-map]{width:800px;height:600px}</style>${pointsScript(count)}${target.head ?? ''}</head><body>${place}</body></html>`
const scenario = (
  name: string,
  count: number,
  place: string,
  measure: Scenario['measure'],
  rest: Partial<Scenario> = {},
): Scenario => ({
  name,
  count: 1,
  slowed: true,
  page: page(count, place),
  lines: [],
  measure,
  ...rest,
})
const fetched = async ({ start, bytes }: Visit): Promise<Figures> => {
  await start()
  return { bytes: bytes() }
}
const target = (id: string, kind: Target['kind'], entry: string, group?: string): Target => ({
  id,
  kind,
  entry,
  adapter: 'targets/points/ready.adapter.ts',
  place: () => '',
  response: () => () => null,
  ...(group !== undefined && { group }),
})

/** Types every text key by key; what a key costs, and what it took to be able to search. */
async function typeAll({ page: open, start }: Visit): Promise<Figures> {
  const { ready } = await start()
  const keys = await open.evaluate((texts) => {
    const input = document.querySelector<HTMLInputElement>('[data-search] input')
    if (input === null) throw new Error('no search')
    const taken: number[] = []
    for (let round = 0; round < 3; round += 1) {
      for (const text of texts) {
        const begun = performance.now()
        for (let end = 1; end <= text.length; end += 1) {
          input.value = text.slice(0, end)
          input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
        taken.push((performance.now() - begun) / text.length)
        input.value = ''
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    }
    return taken
  }, TYPED)
  return { ready, key: median(keys) ?? 0 }
}

const SEARCH = '<div data-search></div>'
const searchGoal = (title: string, at: string, figure: string): Goal => ({
  title,
  scenario: at,
  figure,
  unit: 'ms',
  goal: times('points-search', `${at} ${figure}`),
  build,
})

/** `npm run bench -- points-search`. */
export const searchCase: PageCase = {
  title: `search in ${MANY} points, three texts typed key by key`,
  targets: [
    target('vanilla', 'limit', 'targets/points/search-vanilla.ts'),
    target('prilavok', 'ours', 'targets/points/search-prilavok.ts'),
  ],
  firstVisit: scenario('first visit', MANY, SEARCH, fetched, { slowed: false }),
  scenarios: [
    scenario('bytes', MANY, SEARCH, fetched, { slowed: false, cold: true, mostRuns: 1 }),
    scenario('type', MANY, SEARCH, typeAll),
    scenario('type-full-speed', MANY, SEARCH, typeAll, { slowed: false }),
  ],
  goals: [
    searchGoal('a key, with its fifty rows', 'type', 'key'),
    searchGoal('script to a search that is ready', 'type', 'ready'),
    searchGoal('a key at full speed', 'type-full-speed', 'key'),
    searchGoal('ready at full speed', 'type-full-speed', 'ready'),
    {
      title: 'brotli, the list of the bench included',
      scenario: 'bytes',
      figure: 'bytes',
      unit: 'KB',
      goal: atMost('points-search', 'bytes bytes'),
      build,
    },
  ],
}

/** From the call to the frame with the marks. */
async function draw({ page: open, start, rest }: Visit): Promise<Figures> {
  await start()
  await rest()
  const drawn = await open.evaluate(async () => {
    const begun = performance.now()
    await globalThis.openBenchMap()
    await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
    return performance.now() - begun
  })
  return { drawn }
}

/** Drags the map by hand and lets it go; the longest task meanwhile. */
async function pan(visit: Visit): Promise<Figures> {
  const { page: open } = visit
  await draw(visit)
  await visit.rest()
  await open.evaluate(() => {
    const found = globalThis as { longestPan?: number }
    found.longestPan = 0
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => (found.longestPan = Math.max(found.longestPan ?? 0, duration))),
    ).observe({ type: 'longtask' })
  })
  for (const way of [-1, 1, -1]) {
    await open.mouse.move(400 - way * 250, 300)
    await open.mouse.down()
    for (let step = 0; step < 50; step += 1) await open.mouse.move(400 - way * (250 - step * 10), 300)
    await open.mouse.up()
    await open.waitForTimeout(600)
  }
  return { longest: await open.evaluate(() => (globalThis as { longestPan?: number }).longestPan ?? 0) }
}

const MAP = '<div data-map></div>'
/** `npm run bench -- points-map`; the peer stands as the limit, because the goals are parts of what it takes. */
export const mapCase: PageCase = {
  title: 'points on a map with clusters; markercluster is what ours is compared with',
  targets: [
    target('markercluster', 'limit', 'targets/points/map-markercluster.js', 'points-map'),
    target('prilavok', 'ours', 'targets/points/map-prilavok.ts'),
  ],
  firstVisit: scenario('first visit', 100, MAP, fetched, { slowed: false }),
  scenarios: [
    scenario('bytes', 100, MAP, fetched, { slowed: false, cold: true, mostRuns: 1 }),
    scenario('draw-10000', MANY, MAP, draw, { slowed: false }),
    scenario('draw-50000', MORE, MAP, draw, { slowed: false }),
    scenario('pan', MANY, MAP, pan),
  ],
  goals: [
    {
      title: '10,000 points, data to drawn, full speed',
      scenario: 'draw-10000',
      figure: 'drawn',
      unit: 'ms',
      goal: times('points-map', 'draw-10000 drawn'),
      build,
    },
    {
      title: '50,000 points, data to drawn, full speed',
      scenario: 'draw-50000',
      figure: 'drawn',
      unit: 'ms',
      goal: times('points-map', 'draw-50000 drawn'),
      build,
    },
    {
      title: 'longest task while panning 10,000 points',
      scenario: 'pan',
      figure: 'longest',
      unit: 'ms',
      goal: atMost('points-map', 'pan longest'),
      build,
    },
    {
      title: 'brotli of the map',
      scenario: 'bytes',
      figure: 'bytes',
      unit: 'KB',
      goal: atMost('points-map', 'bytes bytes'),
      build,
    },
  ],
}

/** The order page of a city with many points: the answer to the first row, and a key of the search to the frame that shows it. */
async function orderPage({ page: open, start, rest, work }: Visit): Promise<Figures> {
  const workBefore = await work()
  await start()
  const worked = (await work()) - workBefore
  const row = await open.evaluate(() => {
    const [response] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/delivery-costs/')) as PerformanceResourceTiming[]
    return performance.now() - (response?.responseEnd ?? 0)
  })
  await rest()
  const keys = await open.evaluate(async (texts) => {
    const input = document.querySelector<HTMLInputElement>('.pk-pickup-points input[type=search]')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (input === null || write === undefined) throw new Error('no search')
    input.focus()
    const taken: number[] = []
    for (const text of texts) {
      for (let end = 1; end <= text.length; end += 1) {
        await new Promise(requestAnimationFrame)
        const begun = performance.now()
        write.call(input, text.slice(0, end))
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
        taken.push(performance.now() - begun)
      }
    }
    return taken.sort((one, other) => one - other)
  }, TYPED)
  return { row, worked, key: median(keys) ?? 0, slow: keys[Math.floor(keys.length * 0.95)] ?? 0 }
}

const ORDER = '<div data-prilavok="checkout-page"></div>'
const ownPage = {
  adapter: 'targets/points/order-page.adapter.ts',
  place: () => ORDER,
  storage: () => ({}),
  head: `<script>localStorage.setItem('prilavok.cart', ${JSON.stringify(JSON.stringify({ v: 1, goods: benchProducts(1, 1).map((product) => ({ ...product, thumbUrl: '' })), seen: [] }))})</script>`,
  response: orderAnswers(MANY),
}

/** `npm run bench -- points-list`. Nobody else's list can be compared; the goals are figures. */
export const listCase: PageCase = {
  title: `the order page of a city where the carrier has ${MANY} points`,
  targets: [
    { ...ours('prilavok', ownPage), ...ownPage },
    { ...ours('prilavok-react', ownPage), ...ownPage },
  ],
  firstVisit: scenario('first visit', 1, ORDER, fetched, { slowed: false }),
  scenarios: [scenario('list', 1, ORDER, orderPage)],
  goals: [
    {
      title: 'the answer to the first row',
      scenario: 'list',
      figure: 'row',
      unit: 'ms',
      goal: atMost('points-list', 'list row'),
      build,
    },
    {
      title: 'processor time of the whole page until then',
      scenario: 'list',
      figure: 'worked',
      unit: 'ms',
      goal: null,
      build,
    },
    {
      title: 'a key of the search to the frame that shows it',
      scenario: 'list',
      figure: 'key',
      unit: 'ms',
      goal: atMost('points-list', 'list key'),
      build,
    },
    { title: 'the slowest of twenty keys', scenario: 'list', figure: 'slow', unit: 'ms', goal: null, build },
  ],
}
