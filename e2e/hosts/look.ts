import { isDeepStrictEqual } from 'node:util'
import type { Locator } from '@playwright/test'
import { decodePng, differenceOf } from './png'

/** How one part of a widget's tree stands and is styled. */
interface Part {
  /** Element and classes, such as `button.pk-button`, with ::before or ::after where one is drawn. */
  readonly name: string
  /** Left and top from the root's corner, width, height; px. Nothing for what is not shown. */
  readonly box: readonly number[]
  /** Number of its style in `styles`: many parts share one. */
  readonly style: number
}

export interface Look {
  readonly parts: readonly Part[]
  readonly styles: readonly (readonly string[])[]
  readonly properties: readonly string[]
  /** A PNG. */
  readonly picture: Buffer
}

const MOST_TRIES = 5

/** Keeps how a widget, or a layer of one, looks. */
export type LookAt = (widget: Locator) => Promise<Look>

/** Its look as it is at this moment: every box, every computed style, every pixel. */
export const lookOf: LookAt = async (widget) => {
  await widget.evaluate(loadPictures)
  const picture = await pictureOf(widget)
  const tree = await widget.evaluate(readTree)
  return { ...(JSON.parse(tree) as Omit<Look, 'picture'>), picture }
}

/** The measure of other looks: its picture is the same when it is taken again. */
export const steadyLookOf: LookAt = async (widget) => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const look = await lookOf(widget)
    if (look.picture.equals(await pictureOf(widget))) return look
  }
  throw new Error(`${String(widget)} never looked the same twice, so it is no measure.`)
}

/**
 * The picture of a widget that stood still while it was taken. It has to fit on the screen: for more than that Chromium lays the
 * page out anew, where `monospace` may be another font.
 */
async function pictureOf(widget: Locator): Promise<Buffer> {
  const page = widget.page()
  const screen = page.viewportSize()
  const isPlace = await widget.evaluate(bringIntoView)
  // Layers have to cover whatever the page fixes to its edges; what stands in the page is covered by it.
  const style = isPlace ? `${FIXED_TO_PAGE} { visibility: hidden !important }` : ''
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const clip = await widget.evaluate(wholePixelsOf)
    const [right, bottom] = [clip.x + clip.width, clip.y + clip.height]
    if (screen === null || clip.x < 0 || clip.y < 0 || right > screen.width || bottom > screen.height)
      throw new Error(`${String(widget)} does not fit on the screen: ${JSON.stringify({ screen, clip })}`)
    const picture = await page.screenshot({ animations: 'disabled', caret: 'initial', style, clip })
    if (isDeepStrictEqual(await widget.evaluate(wholePixelsOf), clip)) return picture
  }
  throw new Error(`${String(widget)} moved whenever its picture was taken.`)
}

/** Where a widget stands on the screen. */
function wholePixelsOf(widget: Element): {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
} {
  const { left, top, width, height } = widget.getBoundingClientRect()
  return { x: Math.round(left), y: Math.round(top), width: Math.floor(width), height: Math.floor(height) }
}

/** Pictures below the screen wait for it, but not for this one. */
async function loadPictures(widget: Element): Promise<void> {
  const pictures = [...widget.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.complete || picture.decode().catch(() => {})))
}

/** Bars and bubbles of the pages in `host-pages.ts`. */
const FIXED_TO_PAGE = '.top,.promo,.chat'

/** Sticky parts begin to move at the same place of the screen, so every widget is looked at from there. */
async function bringIntoView(widget: Element): Promise<boolean> {
  const isPlace = widget.matches('[data-prilavok]')
  if (!isPlace) return false
  const box = widget.getBoundingClientRect()
  const left = box.left < 0 ? box.left : Math.max(0, box.right - innerWidth)
  scrollBy({ left, top: box.top - 100, behavior: 'instant' })
  // The browser tells of it with the next frame; bars that are kept in sight leave or take their place then.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  return true
}

/** The rest of a look, as JSON. */
function readTree(root: Element): string {
  /** Where a positioned thing stands is compared by its box; these answer with px from some parent of the page. */
  const POSITIONS = /^(inset|top$|right$|bottom$|left$)/
  /** How the page draws its letters, answers hands and hurries what moves is the page's. */
  const PAGES_OWN =
    /^(-webkit-tap-highlight-color|-webkit-font-smoothing|text-rendering|tab-size|cursor)$|^(animation|transition)-(delay|duration|iteration-count)$/
  /** The same as widths, heights, tops and lefts: the direction of writing is compared as well. */
  const LOGICAL = /(^|-)(block|inline)(-size|-start|-end)|-(start|end)-(start|end)-/
  /** What a table of the page hands down; only tables heed it, and ours have their own. Their boxes are compared. */
  const OF_TABLES = /^-webkit-border-(horizontal|vertical)-spacing$/
  /** Boxes of the lines of a drawing have no meaning. */
  const DRAWS = /^(fill|stroke|opacity|transform|display|visibility|filter|clip|mask|d$)/
  const OUTLINES = new Set(['outline-width', 'outline-color', 'outline-offset'])
  const properties = [...getComputedStyle(root)].filter(
    (name) => !name.startsWith('--') && ![POSITIONS, LOGICAL, PAGES_OWN, OF_TABLES].some((some) => some.test(name)),
  )
  const corner = root.getBoundingClientRect()
  const seen = new Map<string, number>()
  const styles: string[][] = []
  const parts: Part[] = []
  const round = (px: number) => Math.round(px * 50) / 50
  const add = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    if ((pseudo === '::before' || pseudo === '::after') && style.content === 'none') return
    const isLine = element instanceof SVGElement && element.localName !== 'svg'
    const isDrawn = (name: string) => (isLine ? DRAWS.test(name) : !OUTLINES.has(name) || style.outlineStyle !== 'none')
    const values = properties.map((name) => (isDrawn(name) ? style.getPropertyValue(name) : ''))
    const text = values.join('\n')
    if (!seen.has(text)) seen.set(text, styles.push(values) - 1)
    const { left, top, width, height } = element.getBoundingClientRect()
    const box =
      element.getClientRects().length === 0 ? [] : [left - corner.left, top - corner.top, width, height].map(round)
    const name = [element.localName, ...element.classList].join('.') + (pseudo ?? '')
    parts.push({ name, box, style: seen.get(text) ?? 0 })
  }
  for (const element of root.matches('[data-prilavok]')
    ? root.querySelectorAll('*')
    : [root, ...root.querySelectorAll('*')]) {
    // A root of its own, as in the page's own list, has the page's box; what is in it has ours.
    if (element !== root && element.matches('.pk-root')) continue
    add(element)
    add(element, '::before')
    add(element, '::after')
    if (element.matches('input,textarea')) add(element, '::placeholder')
    if (element.matches('dialog')) add(element, '::backdrop')
  }
  return JSON.stringify({ parts, styles, properties })
}

/** At most this share of pixels may differ: antialiasing on another ground. */
const MOST_PIXELS = 0.001
/** Layout rounds to 1/64 px. */
const SAME_PX = 0.05
const MOST_TOLD = 12

/** What is different about a widget, one line each; nothing when it looks the same. */
export function differences(expected: Look, found: Look, corner = 0): readonly string[] {
  if (expected.parts.length !== found.parts.length)
    return [`${found.parts.length} parts instead of ${expected.parts.length}`]
  const told = expected.parts.flatMap((part, at) => [
    ...partDifferences(expected, part, found, found.parts[at] ?? part),
  ])
  const share = expected.picture.equals(found.picture)
    ? 0
    : differenceOf(decodePng(expected.picture), decodePng(found.picture), corner)
  const more = told.length > MOST_TOLD ? [`and ${told.length - MOST_TOLD} more`] : []
  return [
    ...told.slice(0, MOST_TOLD),
    ...more,
    ...(share > MOST_PIXELS ? [`${(share * 100).toFixed(2)}% of the pixels`] : []),
  ]
}

function* partDifferences(expected: Look, part: Part, found: Look, other: Part): Iterable<string> {
  if (part.name !== other.name) yield `${other.name} instead of ${part.name}`
  if (part.box.length !== other.box.length || part.box.some((px, at) => Math.abs(px - (other.box[at] ?? 0)) > SAME_PX))
    yield `${part.name}: box ${other.box.join(' ')} instead of ${part.box.join(' ')}`
  const [was, is] = [expected.styles[part.style] ?? [], found.styles[other.style] ?? []]
  for (const [at, property] of expected.properties.entries()) {
    if (was[at] !== is[at]) yield `${part.name}: ${property} ${is[at]} instead of ${was[at]}`
  }
}
