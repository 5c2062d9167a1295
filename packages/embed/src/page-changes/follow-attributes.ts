import { findElements, widgetOf } from '../kernel/find'
import type { MountPoint } from '../kernel/mount-point'
import type { Mounter } from '../kernel/mounter'
import type { ReadyPoint } from '../kernel/render-points'
import type { PageEmitter } from '../page-api/page-events'
import type { PageProblem } from '../self-check/problem'
import { createFewTimes } from './few-times'

/** Attributes that widgets set themselves. */
const OURS = /^data-pk-/

const textOf = (props: object, names: readonly string[]) =>
  JSON.stringify(names.map((name) => (props as Readonly<Record<string, unknown>>)[name]))

/** Reads the attributes of a point again; whether its widget has something else to show. What came from its content stays. */
function readAgain(point: MountPoint, warn: (problem: PageProblem, element: Element) => void): boolean {
  const { widget, element, given, props } = point
  const written: DOMStringMap = { ...element.dataset, ...given }
  const read = widget.readProps(written)
  if ('problem' in read) {
    const { key, expected } = read.problem
    warn({ kind: 'attribute', widget: widget.name, key, expected, value: written[key], mounted: true }, element)
    return false
  }
  if (textOf(props, widget.attributes) === textOf(read.props, widget.attributes)) return false
  const others = Object.entries(props).filter(([name]) => !widget.attributes.includes(name))
  // What is open or typed in a widget is about its product.
  const key = textOf(props, ['id']) === textOf(read.props, ['id']) ? {} : { key: textOf(read.props, ['id']) }
  point.props = { ...Object.fromEntries(others), ...read.props, ...key }
  return true
}

/**
 * Attributes of elements are settings of their widgets: a picker of variants changes them, and the widget follows. A wrong value is named,
 * and the widget stays as it was; one that was missing mounts the widget.
 */
export function followAttributes(
  { points, mount, unmount, show }: Mounter,
  on: PageEmitter['on'],
  warn: (problem: PageProblem, element: Element) => void,
): () => void {
  const showAgain = async (changed: readonly MountPoint[]) => {
    const ready: ReadyPoint[] = []
    for (const point of changed) {
      const { component, load, fillsText, name } = point.widget
      if (fillsText === true) {
        unmount(point.element)
        mount(name, point.element, point.given)
      } else ready.push([point, component ?? (await load())])
    }
    show(ready.filter(([{ state }]) => state === 'mounted'))
  }
  const mayTry = createFewTimes()
  const mayWarn = createFewTimes()
  const warnSome = (problem: PageProblem, element: Element) => {
    if (mayWarn(element)) warn(problem, element)
  }
  const mountAs = (element: HTMLElement) => {
    if (!mayTry(element)) return
    const name = widgetOf(element)
    unmount(element)
    if (name !== '') mount(name, element)
  }
  const update = (elements: Iterable<HTMLElement>) => {
    const changed: MountPoint[] = []
    for (const element of elements) {
      const point = points.get(element)
      if (point === undefined || point.state === 'failed') mountAs(element)
      else if (point.state !== 'unmounted' && readAgain(point, warnSome) && point.state === 'mounted')
        changed.push(point)
    }
    if (changed.length > 0) void showAgain(changed)
  }

  const attributes = new MutationObserver((records) => {
    const elements = new Set<HTMLElement>()
    for (const { target, attributeName, oldValue } of records) {
      const element = target as HTMLElement
      const name = attributeName ?? ''
      // Controls of a form hide the form's own members.
      const isSame = Element.prototype.getAttribute.call(element, name) === oldValue
      if (isSame || !name.startsWith('data-') || OURS.test(name)) continue
      if (name === 'data-prilavok') mountAs(element)
      else elements.add(element)
    }
    update(elements)
  })
  const follow = (element: HTMLElement) => attributes.observe(element, { attributes: true, attributeOldValue: true })
  const additions = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) findElements(node).forEach(follow)
  })
  additions.observe(document, { childList: true, subtree: true })
  const stop = on('mounted', ({ element }) => follow(element), { replay: false })
  findElements(document).forEach(follow)
  // What has changed before this code was there.
  update(points.keys())
  return () => {
    stop()
    additions.disconnect()
    attributes.disconnect()
  }
}
