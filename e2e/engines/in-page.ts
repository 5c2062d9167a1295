/** What is done in the page itself: bundled, and run there through WebDriver. */
import { configure, queryAllByLabelText, queryAllByRole } from '@testing-library/dom'
import type { Chain, Step } from './chain'
import { plain, says, type Words } from './words'

/** What a page says of the elements that a locator means. */
export interface Seen {
  readonly url: string
  readonly title: string
  readonly count: number
  /** What stands in each of them. */
  readonly texts: readonly string[]
  /** The first of them. */
  readonly state: State | null
}

export interface State {
  readonly isVisible: boolean
  readonly isEnabled: boolean
  readonly isChecked: boolean
  readonly isFocused: boolean
  readonly value: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Where to press, or why nothing can be pressed yet. */
export type Target = { readonly x: number; readonly y: number } | { readonly problem: string }

configure({ computedStyleSupportsPseudoElements: true })

const SILENT = 'head, head *, script, style, noscript, template'

type Root = HTMLElement | ShadowRoot

/** An element and the open shadow trees in it, as Playwright looks into them. */
function rootsOf(root: Root): readonly Root[] {
  const hosts = [...('shadowRoot' in root ? [root] : []), ...root.querySelectorAll('*')]
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsOf(shadowRoot)))]
}

/** The innermost elements with the words. */
function withText(root: Root, words: Words): readonly Element[] {
  const has = ({ textContent }: Element) => says(words)(textContent)
  return [...root.querySelectorAll('*')].filter(
    (each) => !each.matches(SILENT) && has(each) && ![...each.children].some(has),
  )
}

/** The queries of the library work in any root, and are declared for elements. */
function inside(anyRoot: Root, step: Step): readonly Element[] {
  const root = anyRoot as HTMLElement
  if (step.by === 'css') return [...root.querySelectorAll(step.selector)]
  if (step.by === 'label') return queryAllByLabelText(root, says(step.words))
  if (step.by === 'text') return withText(root, step.words)
  if (step.by !== 'role') return []
  const { role, name, level } = step
  return queryAllByRole(root, role, { ...(name && { name: says(name) }), ...(level !== null && { level }) })
}

const inOrder = (elements: readonly Element[]) =>
  [...new Set(elements)].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))

function next(found: readonly Element[], step: Step): readonly Element[] {
  if (step.by === 'first') return found.slice(0, 1)
  if (step.by === 'visible') return found.filter(isVisible)
  if (step.by === 'filter') return found.filter(({ textContent }) => says(step.words)(textContent))
  if (step.by === 'has') return found.filter((each) => find(step.chain, [each]).length > 0)
  if (step.by === 'and') return find(step.chain).filter((each) => found.includes(each))
  if (step.by === 'or') return inOrder([...found, ...find(step.chain)])
  return inOrder(
    found.flatMap((each) => (each instanceof HTMLElement ? rootsOf(each).flatMap((root) => inside(root, step)) : [])),
  )
}

const find = (chain: Chain, from: readonly Element[] = [document.documentElement]) => chain.reduce(next, from)

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
const isEnabled = (element: Element) => !element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *')

const stateOf = (element: Element): State => ({
  isVisible: isVisible(element),
  isEnabled: isEnabled(element),
  isChecked: element.matches(':checked, [aria-checked="true"]'),
  isFocused: document.activeElement === element,
  value: 'value' in element ? String(element.value) : '',
  text: plain(element.textContent),
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
})

export function look(chain: Chain): Seen {
  const found = find(chain)
  const [first] = found
  return {
    url: location.href,
    title: document.title,
    count: found.length,
    texts: chain.length === 0 ? [] : found.map(({ textContent }) => plain(textContent)),
    state: first === undefined ? null : stateOf(first),
  }
}

const frame = () => new Promise(requestAnimationFrame)
const boxOf = (element: Element) => element.getClientRects()[0] ?? element.getBoundingClientRect()

function hitAt(x: number, y: number, root: Document | ShadowRoot = document): Element | null {
  const hit = root.elementFromPoint(x, y)
  const inner = hit?.shadowRoot ?? null
  return inner === null || inner === root ? hit : hitAt(x, y, inner)
}

/** A press on a label is a press on its field. */
function isHit(element: Element, hit: Element | null): boolean {
  return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
}

/** The one element that something is done with; a problem while it is not the only one, unseen or disabled. */
function actor(chain: Chain): Element | { readonly problem: string } {
  const [element, ...others] = find(chain)
  if (element === undefined) return { problem: 'there is no such element' }
  if (others.length > 0) return { problem: `there are ${others.length + 1} of them` }
  if (!isVisible(element)) return { problem: 'it is not visible' }
  return isEnabled(element) ? element : { problem: 'it is disabled' }
}

/** Where to press an element: seen, enabled, at rest and under nothing else. */
export async function aim(chain: Chain): Promise<Target> {
  const element = actor(chain)
  if ('problem' in element) return element
  const before = boxOf(element)
  await frame()
  await frame()
  const { x: left, y: top, width, height } = boxOf(element)
  if (left !== before.x || top !== before.y) return { problem: 'it moves' }
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = hitAt(x, y)
  if (isHit(element, hit)) return { x, y }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return { problem: hit === null ? 'it is out of sight' : `${hit.outerHTML.slice(0, 80)} lies over it` }
}

/** Moves the focus, or selects all that is written in a field; says why not. */
export function act(chain: Chain, what: 'focus' | 'select' | 'blur'): string | null {
  const element = actor(chain)
  if ('problem' in element) return element.problem
  if (!(element instanceof HTMLElement)) return 'it takes no focus'
  if (what === 'blur') element.blur()
  else element.focus()
  if (what === 'select' && 'select' in element) (element as HTMLInputElement).select()
  return null
}
