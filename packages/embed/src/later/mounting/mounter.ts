import { findPlaces, widgetOf } from '../../first/find'
import type { FirstPass } from '../../first/first-pass'
import { NEAR } from '../../first/near'
import { closePlace, openPlace, type Place, type PlaceTools, type Widget } from './place'
import { createSlices } from './slices'

interface Given extends PlaceTools {
  readonly widgets: readonly Widget[]
  /** Widgets that stand on the page already; each is taken out once, so that a place that is closed and mounted again is drawn again. */
  readonly opened: FirstPass['opened']
  /** Tells the page's developer. */
  readonly tell: (message: string, element?: Element) => void
}

export interface Mounter {
  readonly places: ReadonlyMap<HTMLElement, Readonly<Place>>
  /** Asks for every widget of a part of the page; each is loaded when its place is near, wanted, or the page idle. */
  readonly scan: (part: Node) => void
  /** Mounts a widget on an element, with settings beside those of its attributes. */
  readonly mount: (name: string, element: HTMLElement, settings?: Readonly<Record<string, string>>) => void
  /** Shows the widget of a place now; one that failed is tried again. */
  readonly open: (element: HTMLElement) => void
  /** A hand comes near to an element that asks for a widget; false when none will stand there. */
  readonly hurry: (element: HTMLElement) => boolean
  /** The page has nothing else to do: what is out of sight is loaded as well, now and from now on. */
  readonly loadAll: () => void
  readonly unmount: (element: HTMLElement) => void
  /** Unmounts what has left the page. */
  readonly sweep: () => void
  readonly unmountAll: () => void
}

/** `data-thumb-url` of `thumbUrl`. */
const attributeOf = (key: string): string => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Opens widgets on elements of the page and closes them again. */
export function createMounter({ widgets, opened, tell, ...tools }: Given): Mounter {
  const places = new Map<HTMLElement, Place>()
  const slices = createSlices()
  let idle = false
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) open(target as HTMLElement)
    },
    { rootMargin: NEAR },
  )
  const open = (element: HTMLElement) => {
    near.unobserve(element)
    const place = places.get(element)
    if (place !== undefined) openPlace(place, tools)
  }
  const adopt = (name: string, element: HTMLElement, settings?: Readonly<Record<string, string>>) => {
    if (places.has(element)) return
    const widget = widgets.find((each) => each.name === name)
    if (widget === undefined) {
      tell(
        `There is no widget "${name}". The element stays as it is; known widgets are ${widgets.map((each) => each.name).join(', ')}.`,
        element,
      )
      return
    }
    const standing = opened.get(element)
    const read =
      standing ?? widget.readProps(settings === undefined ? element.dataset : { ...element.dataset, ...settings })
    if ('problem' in read) {
      tell(
        `The widget "${name}" cannot start: ${attributeOf(read.problem.key)} must be ${read.problem.expected}.`,
        element,
      )
      return
    }
    opened.delete(element)
    const state = standing === undefined ? 'waiting' : 'open'
    places.set(element, { element, widget, props: read.props, state, ms: null, cause: undefined, opened: standing })
    if (state === 'open') tools.emit('mounted', { name, element })
    else if (idle || 'draw' in widget) open(element)
    else near.observe(element)
  }
  const hurry = (element: HTMLElement) => {
    adopt(widgetOf(element), element)
    open(element)
    return places.has(element) && places.get(element)?.state !== 'closed'
  }
  /** A place that was unmounted stays known, so that nobody but `mount` opens it again. */
  const unmount = (element: HTMLElement) => {
    near.unobserve(element)
    const place = places.get(element)
    if (place !== undefined) closePlace(place, tools)
  }
  const forget = (element: HTMLElement) => {
    unmount(element)
    places.delete(element)
  }

  return {
    places,
    open,
    hurry,
    unmount,
    mount(name, element, settings) {
      if (places.get(element)?.state === 'closed') places.delete(element)
      adopt(name, element, settings)
    },
    scan(part) {
      const found = findPlaces(part)
      for (const element of found) slices.add(() => adopt(widgetOf(element), element))
      if (found.length > 0) slices.run()
    },
    loadAll() {
      idle = true
      for (const element of places.keys()) slices.add(() => open(element))
    },
    sweep() {
      for (const element of places.keys()) if (!element.isConnected) forget(element)
    },
    unmountAll() {
      for (const element of [...places.keys()]) forget(element)
    },
  }
}
