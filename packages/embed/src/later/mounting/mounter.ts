import type { Mount } from '@prilavok/widgets/mounts'
import { findPlaces, widgetOf } from '../../first/find'
import type { Opened } from '../../first/open-widget'
import { createPlace, type Place, type PlaceTools } from './place'
import { createSlices } from './slices'

/** A widget that pages can ask for. */
export interface Widget extends Mount {
  /** Its code is there already: it need not wait until it is near. */
  readonly atHand?: boolean
}

interface Given extends PlaceTools {
  readonly widgets: readonly Widget[]
  /** Widgets that stand on the page already. */
  readonly opened: ReadonlyMap<HTMLElement, Opened>
  /** Tells the page's developer. */
  readonly tell: (message: string, element?: Element) => void
}

export interface Mounter {
  readonly places: ReadonlyMap<HTMLElement, Place>
  /** Asks for every widget of a part of the page; each is loaded when its place is near, wanted, or the page idle. */
  readonly scan: (part: Node) => void
  /** Mounts a widget on an element, with settings beside those of its attributes. */
  readonly mount: (name: string, element: HTMLElement, settings?: Readonly<Record<string, string>>) => void
  /** A hand comes near to a place; false when no widget will stand there. */
  readonly hurry: (element: HTMLElement) => boolean
  /** The page has nothing else to do: what is out of sight is loaded as well, now and from now on. */
  readonly loadAll: () => void
  readonly unmount: (element: HTMLElement) => void
  /** Unmounts what has left the page. */
  readonly sweep: () => void
  readonly unmountAll: () => void
}

/** How far below the window a place counts as near. */
const NEAR = '300px'

/** Opens widgets on elements of the page and closes them again. */
export function createMounter({ widgets, opened, tell, ...tools }: Given): Mounter {
  const places = new Map<HTMLElement, Place>()
  const slices = createSlices()
  let idle = false
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) hurry(target as HTMLElement)
    },
    { rootMargin: NEAR },
  )
  const hurry = (element: HTMLElement) => {
    near.unobserve(element)
    places.get(element)?.open()
    return places.has(element)
  }
  const mount: Mounter['mount'] = (name, element, settings) => {
    if (places.has(element)) return
    const found = widgets.find((each) => each.name === name)
    if (found === undefined) {
      tell(`There is no widget "${name}". The element stays as it is; known widgets are ${widgets.map((each) => each.name).join(', ')}.`, element)
      return
    }
    const read = found.readProps({ ...element.dataset, ...settings })
    if ('problem' in read) {
      tell(`The widget "${name}" cannot start: ${read.problem.attribute} must be ${read.problem.expected}.`, element)
      return
    }
    const place = createPlace(element, found, read.props, tools, opened.get(element))
    places.set(element, place)
    if (place.state === 'open') return
    near.observe(element)
    if (idle || found.atHand === true) slices.add(() => hurry(element))
  }
  const unmount = (element: HTMLElement) => {
    near.unobserve(element)
    places.get(element)?.close()
    places.delete(element)
  }

  return {
    places,
    mount,
    hurry,
    loadAll() {
      idle = true
      for (const element of places.keys()) slices.add(() => hurry(element))
    },
    unmount,
    scan(part) {
      for (const element of findPlaces(part)) mount(widgetOf(element), element)
    },
    sweep() {
      for (const element of places.keys()) if (!element.isConnected) unmount(element)
    },
    unmountAll() {
      for (const element of [...places.keys()]) unmount(element)
    },
  }
}
