import { atMost, times } from '../lib/goals'
import { median } from '../lib/median'
import type { PageCase, Scenario, Target, Visit } from '../lib/side-by-side.types'
import { categoryAnswers, GROUP_COUNT, listMarkup, OPTION_COUNT } from '../stubs/category'
import { ours } from './ours'

const WARM = 3
const PRESSES = 8
/** What the adapter waits for: the mark and the chip, or the counts and the list of the response as well. */
const TOGGLED = 1
const RESPONDED = 2

/** The look of the panel, for both: it costs layout, and is part of ours. */
const STYLE = `body{font:14px sans-serif;margin:0}main{display:grid;grid-template-columns:264px 1fr;gap:20px;padding:8px}
.grid,.waiting{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}.card{border:1px solid #ddd;padding:6px;min-height:150px}.waiting__card{background:#eee;height:380px}
[data-filters] ul,#bar ul{list-style:none;margin:0;padding:0}[data-filters] .pk-filter__options[data-long]{max-height:340px;overflow:hidden auto}
[data-filters] .pk-filter__option{display:flex;gap:10px;min-height:36px;align-items:center}[data-filters] .pk-filter__name{flex:1}[data-filters] .pk-filter__search{width:100%;height:44px}`

const page = (target: Target): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Сухие смеси</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style>${target.head ?? ''}</head>` +
  `<body><main><aside>${target.place({ id: 'c', name: '', price: 0, link: '', quantity: 0 })}</aside><div><div id="bar"></div><div id="list">${listMarkup('Смесь')}</div></div></main></body></html>`

const adapter = 'targets/filter/filter.adapter.ts'
const own = {
  adapter,
  place: () => '<div data-prilavok="filters" data-id="c" data-list="list" data-bar="bar" data-cards="server"></div>',
}
const targets: readonly Target[] = [
  {
    id: 'vanilla',
    kind: 'limit',
    entry: 'targets/filter/vanilla.ts',
    adapter,
    place: () => '<div data-filters></div>',
    response: categoryAnswers,
  },
  { ...ours('prilavok', own), response: categoryAnswers },
  { ...ours('prilavok-react', own), response: categoryAnswers },
]

async function works({ page: shown, start }: Visit) {
  const { ready } = await start()
  await shown.evaluate(() => globalThis.probe.press(0, 2))
  return { ready }
}

/** Script to the panel with its first options. */
async function ready({ start, rest, work }: Visit) {
  const before = await work()
  const { ready: filled } = await start()
  await rest()
  return { ready: filled, work: (await work()) - before }
}

/** All options in sight, then one after the other is selected. */
async function toggle({ page: shown, start, rest, work }: Visit) {
  await start()
  await shown.evaluate(() => globalThis.probe.open())
  await rest()
  let [quantity, worked] = [0, 0]
  const press = async (places: number) => {
    const taken = await shown.evaluate(([now, wanted]) => globalThis.probe.press(now, wanted), [
      quantity,
      places,
    ] as const)
    worked = await work()
    quantity += 1
    await rest()
    return taken
  }
  for (let turn = 0; turn < WARM; turn += 1) await press(RESPONDED)
  const before = await work()
  const [toggled, toggledWork, responded]: [number[], number[], number[]] = [[], [], []]
  for (let turn = 0; turn < PRESSES / 2; turn += 1) {
    const rested = await work()
    toggled.push(await press(TOGGLED))
    toggledWork.push(worked - rested)
    responded.push(await press(RESPONDED))
  }
  return {
    toggled: median(toggled) ?? 0,
    toggledWork: median(toggledWork) ?? 0,
    responded: median(responded) ?? 0,
    work: ((await work()) - before) / PRESSES,
  }
}

const filter = (name: string, measure: Scenario['measure'], slowed = true): Scenario => ({
  name,
  count: GROUP_COUNT,
  slowed,
  page,
  lines: [],
  measure,
})
const build = 'prilavok'

/** `npm run bench -- filter`. */
export const filterCase: PageCase = {
  title: `a panel of filters with ${OPTION_COUNT} options, all in sight`,
  targets,
  firstVisit: filter('first visit', works, false),
  scenarios: [filter('ready', ready), filter('toggle', toggle)],
  goals: [
    {
      title: 'script to the panel',
      scenario: 'ready',
      figure: 'ready',
      unit: 'ms',
      goal: times('filter', 'ready ready'),
      build,
    },
    { title: 'processor time until it rests', scenario: 'ready', figure: 'work', unit: 'ms', goal: null, build },
    {
      title: 'toggle to the frame with mark and chip',
      scenario: 'toggle',
      figure: 'toggled',
      unit: 'ms',
      goal: times('filter', 'toggle toggled'),
      build,
    },
    {
      title: 'the same: processor time until that frame',
      scenario: 'toggle',
      figure: 'toggledWork',
      unit: 'ms',
      goal: null,
      build,
    },
    {
      title: 'the same, in ms',
      scenario: 'toggle',
      figure: 'toggled',
      unit: 'ms',
      goal: atMost('filter', 'toggle toggled'),
      build,
    },
    {
      title: 'toggle to the frame with new counts and list',
      scenario: 'toggle',
      figure: 'responded',
      unit: 'ms',
      goal: null,
      build,
    },
    { title: 'processor time per toggle', scenario: 'toggle', figure: 'work', unit: 'ms', goal: null, build },
  ],
}
