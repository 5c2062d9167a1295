import type { Locator } from '@playwright/test'
import { decodePng, differenceOf, type Picture } from './png'

/** How one part of a widget's tree stands and is styled. */
interface Part {
  /** Element and classes, such as `button.pk-button`, with ::before or ::after where one is drawn. */
  readonly name: string
  /** Left and top from the root's corner, width, height; px. Nothing for what is not shown. */
  readonly box: readonly number[]
  /** Number of its style in `styles`: many parts share one. */
  readonly style: number
}

interface Look {
  readonly parts: readonly Part[]
  readonly styles: readonly (readonly string[])[]
  readonly properties: readonly string[]
  readonly picture: Picture
  /** The picture as a PNG, for those who look into a failed test. */
  readonly file: Buffer
}

/** How a widget, or a layer of one, looks: every box, every computed style, every pixel. */
export async function lookOf(widget: Locator): Promise<Look> {
  const page = widget.page()
  await widget.evaluate(loadPictures)
  const isPlace = await widget.evaluate(bringIntoView)
  const tree = await widget.evaluate(readTree)
  // Layers have to cover whatever the page fixes to its edges; what stands in the page is covered by it.
  const style = isPlace ? `${FIXED_TO_PAGE} { visibility: hidden !important }` : ''
  const clip = await widget.evaluate(wholePixelsOf)
  const file = await page.screenshot({ animations: 'disabled', caret: 'initial', style, clip, fullPage: isPlace })
  return { ...tree, file, picture: decodePng(file) }
}

/** Where a widget stands; of a place on the whole page, of a layer on the screen. */
function wholePixelsOf(widget: Element): {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
} {
  const { left, top, width, height } = widget.getBoundingClientRect()
  const [x, y] = widget.matches('[data-prilavok]') ? [left + scrollX, top + scrollY] : [left, top]
  return { x: Math.round(x), y: Math.round(y), width: Math.floor(width), height: Math.floor(height) }
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
  scrollBy({ top: widget.getBoundingClientRect().top - 100, behavior: 'instant' })
  // The browser tells of it with the next frame; bars that are kept in sight leave or take their place then.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  return true
}

function readTree(root: Element): Omit<Look, 'picture' | 'file'> {
  /** Where a positioned thing stands is compared by its box; these answer with px from some parent of the page. */
  const POSITIONS = /^(inset|top$|right$|bottom$|left$)/
  /** How the page draws its letters, answers hands and hurries what moves is the page's. */
  const PAGES_OWN =
    /^(-webkit-tap-highlight-color|-webkit-font-smoothing|text-rendering|tab-size|cursor)$|^(animation|transition)-(delay|duration|iteration-count)$/
  /** What a table of the page hands down; only tables heed it, and ours have their own. Their boxes are compared. */
  const OF_TABLES = /^-webkit-border-(horizontal|vertical)-spacing$/
  /** Boxes of the lines of a drawing have no meaning. */
  const DRAWS = /^(fill|stroke|opacity|transform|display|visibility|filter|clip|mask|d$)/
  const properties = [...getComputedStyle(root)].filter(
    (name) => !name.startsWith('--') && !POSITIONS.test(name) && !PAGES_OWN.test(name) && !OF_TABLES.test(name),
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
    const isDrawn = (name: string) =>
      isLine ? DRAWS.test(name) : style.outlineStyle !== 'none' || !/^outline-(width|color|offset)$/.test(name)
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
  return { parts, styles, properties }
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
  const share = differenceOf(expected.picture, found.picture, corner)
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
