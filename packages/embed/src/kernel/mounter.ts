import type { Mount } from '@prilavok/widgets/mounts'
import type { PageProblem } from '../self-check/problem'
import { createBatches } from './batches'
import { createPoint } from './create-point'
import { findElements, hidingControl, widgetOf } from './find'
import type { GivenSettings, MountPoint } from './mount-point'
import type { Registry } from './registry.types'
import { createPointRenderer, type PointRenderer, type ReadyPoint, type RendererOptions } from './render-points'
import { createWidgetList } from './widget-list'

interface MounterOptions extends Omit<RendererOptions, 'widgets'> {
  /** The widgets whose code is part of the first load. */
  readonly mounts: readonly Mount[]
  /** Loads all others. */
  readonly loadRegistry: () => Promise<Registry>
  /** Warns the page's developer. */
  readonly warn: (problem: PageProblem, element?: Element) => void
}

/** Mounts widgets on elements of the page and unmounts them. */
export interface Mounter {
  readonly points: ReadonlyMap<HTMLElement, MountPoint>
  /** Mounts every widget of a part of the page. Code that has to be loaded is, when the element is near, wanted, or the page idle. */
  readonly scan: (part: Node) => void
  /** Mounts a widget on an element now, with settings beside those of its attributes; one that failed is tried again. */
  readonly mount: (name: string, element: HTMLElement, settings?: GivenSettings) => void
  /** Mounts the widget of an element before all others; false when none will be mounted there. */
  readonly mountFirst: (element: HTMLElement) => boolean
  /** Loads what is out of sight as well, now and from now on. */
  readonly loadAll: () => void
  /** Shows points that are mounted as their props say now. */
  readonly show: PointRenderer['show']
  readonly unmount: (element: HTMLElement) => void
  /** Unmounts what has left the page. */
  readonly sweep: () => void
  readonly unmountAll: () => void
}

/** So far below the window an element counts as near. */
const NEAR = '300px'

/** A click that was kept for a widget that will not come is the page's again. */
export function giveBackClick(element: HTMLElement): void {
  const clicked = globalThis.prilavokStub?.clicked
  const control = clicked?.get(element)
  clicked?.delete(element)
  control?.click()
}

/** Creates the mounter of a page; it does nothing until it is called. */
export function createMounter({ mounts, loadRegistry, warn, ...options }: MounterOptions): Mounter {
  const { clock, emit } = options
  const points = new Map<HTMLElement, MountPoint>()
  const refused = new WeakSet<HTMLElement>()
  /** What scripts of the page have given to elements, for another try. */
  const given = new WeakMap<HTMLElement, GivenSettings>()
  const widgets = createWidgetList(mounts, loadRegistry, clock)
  const renderer = createPointRenderer({ widgets, ...options })
  let loadsAll = false

  const open = (point: MountPoint | undefined) => {
    if (point?.state !== 'waiting') return
    near.unobserve(point.element)
    renderer.open(point)
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) open(points.get(target as HTMLElement))
    },
    { rootMargin: NEAR },
  )

  const refuse = (element: HTMLElement, problem: PageProblem): undefined => {
    refused.add(element)
    warn(problem, element)
  }
  /** The mount point of an element; a new one when its attributes and settings are right. */
  const register = (name: string, element: HTMLElement) => {
    const known = points.get(element)
    if (known !== undefined) return known
    const hiding = hidingControl(element)
    if (hiding !== undefined) return refuse(element, { kind: 'form', control: hiding })
    const widget = widgets.named(name)
    if (widget === undefined) return refuse(element, { kind: 'widget', name, known: widgets.names() })
    const point = createPoint(widget, element, given.get(element), (problem) => warn(problem, element))
    if ('kind' in point) return refuse(element, point)
    points.set(element, point)
    return point
  }
  /** The same for an element that asks by itself; one that was refused is refused once. */
  const registerFound = (element: HTMLElement) =>
    refused.has(element) ? undefined : register(widgetOf(element), element)
  const batches = createBatches<HTMLElement>((elements) => {
    const ready: ReadyPoint[] = []
    for (const element of elements) {
      const point = element.isConnected ? registerFound(element) : undefined
      if (point?.state !== 'waiting') continue
      const { component } = point.widget
      if (component !== undefined) ready.push([point, component])
      else if (loadsAll) open(point)
      else near.observe(element)
    }
    if (ready.length > 0) renderer.render(ready)
  })
  /** Mounts elements whose widgets are known. */
  const mountFound = (elements: readonly HTMLElement[]) => {
    const rendered: HTMLElement[] = []
    const filled: MountPoint[] = []
    for (const element of elements) {
      if (widgets.named(widgetOf(element))?.fillsText !== true) rendered.push(element)
      else {
        const point = registerFound(element)
        if (point?.state === 'waiting') filled.push(point)
      }
    }
    renderer.fill(filled)
    batches.add(rendered)
  }
  const openFound = (element: HTMLElement) => {
    const point = registerFound(element)
    open(point)
    return point !== undefined && point.state !== 'unmounted'
  }
  const fail = (name: string, element: HTMLElement, cause: unknown) => {
    if (element.isConnected) emit('failed', { name, element, message: String(cause) })
  }
  /** A mount point that is unmounted stays known, so that nothing but `mount` mounts it again. */
  const unmount = (closing: readonly MountPoint[]) => {
    for (const { element } of closing) near.unobserve(element)
    renderer.unmount(closing)
  }
  const forget = (closing: readonly MountPoint[]) => {
    unmount(closing)
    for (const { element } of closing) points.delete(element)
  }

  const mount: Mounter['mount'] = (name, element, settings) => {
    if (settings !== undefined) given.set(element, settings)
    if (widgets.isUnknown(name)) {
      const failHere = (cause: unknown) => fail(name, element, cause)
      return widgets.whenKnown(() => mount(name, element), failHere)
    }
    if (points.get(element)?.state === 'unmounted') points.delete(element)
    const point = register(name, element)
    if (point?.state === 'failed') point.state = 'waiting'
    open(point)
  }
  return {
    points,
    mount,
    show: renderer.show,
    scan(part) {
      const known: HTMLElement[] = []
      const unknown: HTMLElement[] = []
      for (const element of findElements(part)) (widgets.isUnknown(widgetOf(element)) ? unknown : known).push(element)
      mountFound(known)
      const failAll = (cause: unknown) => unknown.forEach((element) => fail(widgetOf(element), element, cause))
      if (unknown.length > 0) widgets.whenKnown(() => mountFound(unknown), failAll)
    },
    mountFirst(element) {
      if (refused.has(element) || !widgets.isUnknown(widgetOf(element))) return openFound(element)
      const giveBack = () => giveBackClick(element)
      widgets.whenKnown(() => openFound(element) || giveBack(), giveBack)
      return true
    },
    loadAll() {
      loadsAll = true
      for (const point of points.values()) open(point)
    },
    unmount(element) {
      const point = points.get(element)
      // Its widget may not be known yet.
      if (point === undefined) refused.add(element)
      else if (point.state !== 'unmounted') unmount([point])
    },
    sweep() {
      const gone = [...points.values()].filter(({ element }) => !element.isConnected)
      if (gone.length > 0) forget(gone)
    },
    unmountAll() {
      widgets.stop()
      batches.clear()
      forget([...points.values()])
    },
  }
}
