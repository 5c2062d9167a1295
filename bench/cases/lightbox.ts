import type { ResponseOf } from '../lib/answer'
import { kilobytes, times } from '../lib/goals'
import type { Figures, PageCase, Scenario, Target, Visit } from '../lib/side-by-side.types'
import { shopAnswers } from '../stubs/shop'
import { ours } from './ours'

const PICTURES = 20
const PICTURE = '/bench-picture.svg'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#7a9"/></svg>'
const adapter = 'targets/lightbox/lightbox.adapter.ts'

/** The shop, and one picture for every address of one. */
const answers = (): ResponseOf => {
  const shop = shopAnswers()
  return (request) => (request.path === PICTURE ? { body: SVG, type: 'image/svg+xml' } : shop(request))
}
const links = Array.from(
  { length: PICTURES },
  (_, place) =>
    `<a href="${PICTURE}?${place}" data-pswp-width="800" data-pswp-height="600" data-width="800" data-height="600"><img src="${PICTURE}?${place}" width="80" height="60" alt=""></a>`,
).join('')
const plain: Pick<Target, 'adapter' | 'place' | 'response'> = {
  adapter,
  place: () => `<div data-gallery="photo">${links}</div>`,
  response: answers,
}
const build = 'prilavok'

const page = (target: Target): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Фото</title>${target.head ?? ''}</head><body><div style="width:480px">${target.place({ id: '', name: '', price: 0, link: '', quantity: 0 })}</div></body></html>`

/** The first open, which brings the lightbox, and the next one. */
async function open({ page: shown, start, rest, work }: Visit): Promise<Figures> {
  await start()
  await rest()
  const before = await work()
  const first = await shown.evaluate(() => globalThis.probe.press(0, 1))
  const firstWork = (await work()) - before
  await shown.keyboard.press('Escape')
  await shown.waitForFunction(() => document.querySelector('dialog[open], .pswp--open') === null)
  await rest()
  return { first, 'first work': firstWork, second: await shown.evaluate(() => globalThis.probe.press(0, 1)) }
}

const scenario = (name: string, measure: Scenario['measure'], rest: Partial<Scenario> = {}): Scenario => ({
  name,
  count: 1,
  slowed: false,
  page,
  lines: [],
  measure,
  ...rest,
})
/** What a page has downloaded when the gallery works, and when its lightbox is open. */
async function fetched({ page: shown, start, bytes }: Visit): Promise<Figures> {
  await start()
  const closed = bytes()
  await shown.evaluate(() => globalThis.probe.press(0, 1))
  return { closed, bytes: bytes() }
}

/** `npm run bench -- lightbox`. */
export const lightboxCase: PageCase = {
  title: `a gallery of ${PICTURES} pictures, its lightbox opened`,
  targets: [
    { id: 'vanilla', kind: 'limit', entry: 'targets/lightbox/vanilla.ts', ...plain },
    {
      ...ours(build, { adapter, place: () => `<div data-prilavok="gallery" data-name="photo">${links}</div>` }),
      response: answers,
    },
    { id: 'photoswipe', kind: 'peer', group: 'photoswipe', entry: 'targets/lightbox/photoswipe.js', ...plain },
  ],
  firstVisit: scenario('first visit', fetched),
  scenarios: [scenario('bytes', fetched, { cold: true, mostRuns: 1 }), scenario('open', open)],
  goals: [
    {
      title: 'first open, full speed',
      scenario: 'open',
      figure: 'first',
      unit: 'ms',
      goal: times('lightbox', 'open first'),
      build,
    },
    { title: 'work of it', scenario: 'open', figure: 'first work', unit: 'ms', goal: null, build },
    {
      title: 'second open',
      scenario: 'open',
      figure: 'second',
      unit: 'ms',
      goal: times('lightbox', 'open second'),
      build,
    },
    {
      title: 'brotli until the first open',
      scenario: 'bytes',
      figure: 'closed',
      unit: 'KB',
      goal: kilobytes('gallery-page'),
      build,
    },
    { title: 'brotli, the whole page', scenario: 'bytes', figure: 'bytes', unit: 'KB', goal: null, build },
  ],
}
