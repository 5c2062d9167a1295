import type { BenchProduct, PageCase, Scenario, Target, Visit } from '../lib/side-by-side.types'
import { atMost, times } from '../lib/goals'
import { benchProducts } from '../stubs/products'
import { shopAnswers } from '../stubs/shop'
import { ours } from './ours'
import { cataloguePage } from './page'

const PRODUCTS = 100
const FIELDS = ['price', 'old-price', 'stock'] as const

const place =
  (attributes: string) =>
  ({ id }: BenchProduct) =>
    FIELDS.map(
      (name) =>
        `<b class="field" style="display:inline-block;width:9em" ${attributes} data-id="${id}" data-field="${name}">…</b>`,
    ).join(' ')

const adapter = 'targets/fields/fields.adapter.ts'
const own = { adapter, place: place('data-prilavok="product-data"') }

const targets: readonly Target[] = [
  {
    id: 'vanilla',
    kind: 'limit',
    entry: 'targets/fields/vanilla.ts',
    adapter,
    place: place(''),
    response: shopAnswers,
  },
  ours('prilavok', own),
  ours('prilavok-react', own),
]

/** From the script to the frame that shows the texts of all elements, and whether anything moved. */
async function ready({ page, start, rest, work }: Visit) {
  const before = await work()
  const { ready: filled } = await start()
  await rest()
  const shift = await page.evaluate(() => globalThis.probe.layoutShift())
  return { ready: filled, work: (await work()) - before, shift }
}

const fields = (name: string, slowed: boolean): Scenario => ({
  name,
  count: PRODUCTS * FIELDS.length,
  slowed,
  page: cataloguePage,
  lines: benchProducts(PRODUCTS),
  measure: ready,
})

const build = 'prilavok'

/** `npm run bench -- fields`: live data of products in the page's own markup. */
export const fieldsCase: PageCase = {
  title: `${FIELDS.length} fields of each of ${PRODUCTS} products`,
  targets,
  firstVisit: fields('first visit', false),
  scenarios: [fields('ready', true)],
  goals: [
    {
      title: 'script to all texts',
      scenario: 'ready',
      figure: 'ready',
      unit: 'ms',
      goal: times('fields', 'ready ready'),
      build,
    },
    { title: 'processor time until it rests', scenario: 'ready', figure: 'work', unit: 'ms', goal: null, build },
    {
      title: 'layout shift',
      scenario: 'ready',
      figure: 'shift',
      unit: '',
      goal: atMost('fields', 'ready shift'),
      build,
    },
  ],
}
