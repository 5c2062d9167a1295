import { widgetOf } from '../kernel/find'
import type { MountPoint } from '../kernel/mount-point'
import type { Mounter } from '../kernel/mounter'

/** Whether the attributes of an element say something else than what its widget was mounted with. */
function isOutdated({ element, widget, props }: Readonly<MountPoint>): boolean {
  const name = widgetOf(element)
  if (name !== '' && name !== widget.name) return true
  const read = widget.readProps(element.dataset)
  if ('problem' in read) return false
  const known = props as Readonly<Record<string, unknown>>
  return Object.entries(read.props).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(known[key]))
}

/**
 * The attributes of a mount point are its settings: a script of the page that changes them, such as a picker of variants, gets another
 * widget. A script that empties the element gets the widget back as it was; what it puts there instead stays.
 */
export function followPoint(
  point: Readonly<MountPoint>,
  { mount, unmount }: Pick<Mounter, 'mount' | 'unmount'>,
): () => void {
  const { element, widget } = point
  /** What the widget itself takes away comes through the element's own method; what scripts empty does not. */
  const own = new WeakSet<Node>()
  element.removeChild = <T extends Node>(child: T): T => {
    own.add(child)
    return Element.prototype.removeChild.call(element, child) as T
  }
  const observer = new MutationObserver((records) => {
    if (point.state !== 'mounted') return
    const hasNews = records.some(({ type }) => type === 'attributes')
    if (hasNews && isOutdated(point)) {
      unmount(element)
      return mount(widgetOf(element) || widget.name, element)
    }
    if (element.childNodes.length > 0) return
    const taken = records.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => !own.has(node))
    element.append(...taken.filter((node) => node.parentNode === null))
  })
  observer.observe(element, { attributes: true, childList: true })
  return () => {
    observer.disconnect()
    Reflect.deleteProperty(element, 'removeChild')
  }
}
