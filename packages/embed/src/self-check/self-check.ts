import { shopSettings } from '@prilavok/core'
import type { Mount } from '@prilavok/widgets/mounts'
import { attributeOf } from './attribute-of'
import { nativeDocument } from '../kernel/native-document'
import { createNearest } from './nearest'
import type { PageProblem } from './problem'

/** A problem and the element that has it. */
export interface Finding {
  readonly problem: PageProblem
  readonly element?: Element
}

const TAG = /\/prilavok(?:\.\w+)?\.js$/
const STUB = /\/prilavok\.stub\.js$/
const withGroup = (group: string) => (name: string) => group + name.slice(0, 1).toUpperCase() + name.slice(1)
const TAG_ATTRIBUTES = [
  ...['lang', 'supportPhone', 'policyVersion', 'devtools', 'fontSize', 'src', 'build'],
  ...['origin', 'timeoutMs'].map(withGroup('api')),
  ...Object.keys(shopSettings.pages).map(withGroup('pages')),
]

const pathOf = ({ src }: HTMLScriptElement): string => src.replace(/[?#].*/s, '')

type Nearest = ReturnType<typeof createNearest>

function* misspelt(element: HTMLElement, nearest: Nearest, on: string): Generator<Finding> {
  for (const key of Object.keys(element.dataset)) {
    const meant = nearest(key)
    // What is there under its right name was not meant by another.
    if (meant === undefined || meant in element.dataset) continue
    yield { problem: { kind: 'misspelt', attribute: attributeOf(key), meant: attributeOf(meant), on }, element }
  }
}

/** The tags of shop scripts; asked of the prototype, as an element may be named like a member of the document. */
function scriptTags(): readonly HTMLScriptElement[] {
  const scripts = nativeDocument().querySelectorAll.call(document, 'script[src]')
  return [...scripts].filter(
    (each): each is HTMLScriptElement => each instanceof HTMLScriptElement && TAG.test(pathOf(each)),
  )
}

/** An element that has a widget. */
export interface CheckedPoint {
  readonly element: HTMLElement
  readonly widget: Pick<Mount, 'name' | 'attributes'>
}

/** What is wrong with the tags and elements of a page without keeping them from working: two tags, misspelt attributes. */
export function* selfCheck(points: Iterable<CheckedPoint>): Generator<Finding> {
  const tags = scriptTags()
  const count = tags.filter((tag) => STUB.test(pathOf(tag))).length
  if (count > 1) yield { problem: { kind: 'tags', count } }
  const ofTags = createNearest(TAG_ATTRIBUTES)
  for (const tag of tags) yield* misspelt(tag, ofTags, '<script>')
  const ofWidgets = new Map<string, Nearest>()
  for (const { element, widget } of points) {
    const ofWidget = ofWidgets.get(widget.name) ?? createNearest(['prilavok', ...widget.attributes])
    ofWidgets.set(widget.name, ofWidget)
    yield* misspelt(element, ofWidget, widget.name)
  }
}
