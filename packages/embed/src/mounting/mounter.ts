import { loadChunk } from '@prilavok/core'
import type { Clock } from '@prilavok/core/effects'
import type { Mount, SettingProblem } from '@prilavok/widgets/mounts'
import { loadTemplates } from '@prilavok/widgets/templates'
import type { ComponentType } from 'react'
import type { PageEmitter } from '../page-api/page-events'
import type { PageProblem } from '../self-check/problem'
import type { Filler } from './filler.types'
import { createBatches } from './batches'
import { findElements, hidingControl, widgetOf } from './find'
import { prepareElement, restoreElement, type MountPoint } from './mount-point'
import type { PageTree } from './page-tree'

interface MounterOptions {
  /** The registry: every widget that a page can request. */
  readonly mounts: readonly Mount[]
  readonly tree: PageTree
  readonly clock: Clock
  readonly emit: PageEmitter['emit']
  /** Warns the page's developer. */
  readonly warn: (problem: PageProblem, element?: Element) => void
  /** Loads what keeps texts in the page's own markup up to date. */
  readonly loadFiller: () => Promise<Filler>
}

/** Mounts widgets on elements of the page and unmounts them. */
export interface Mounter {
  readonly points: ReadonlyMap<HTMLElement, Readonly<MountPoint>>
  /** Mounts every widget of a part of the page. Code that has to be loaded is, when the element is near, wanted, or the page idle. */
  readonly scan: (part: Node) => void
  /** Mounts a widget on an element now, with settings beside those of its attributes; one that failed is tried again. */
  readonly mount: (name: string, element: HTMLElement, settings?: Readonly<Record<string, string>>) => void
  /** Mounts the widget of an element before all others; false when none will be mounted there. */
  readonly mountFirst: (element: HTMLElement) => boolean
  /** Loads what is out of sight as well, now and from now on. */
  readonly loadAll: () => void
  readonly unmount: (element: HTMLElement) => void
  /** Unmounts what has left the page. */
  readonly sweep: () => void
  readonly unmountAll: () => void
}

/** So far below the window an element counts as near. */
const NEAR = '300px'

/** So many widgets of a page are always painted; those after them only near the window. */
const ALWAYS_PAINTED = 24

/** Creates the mounter of a page; it does nothing until it is called. */
export function createMounter({ mounts, tree, clock, emit, warn, loadFiller }: MounterOptions): Mounter {
  const points = new Map<HTMLElement, MountPoint>()
  const refused = new WeakSet<HTMLElement>()
  const filledWidgets = new Set(mounts.filter(({ fillsText }) => fillsText).map(({ name }) => name))
  const isFilled = (element: HTMLElement) => filledWidgets.has(widgetOf(element))
  let loadsAll = false
  let prepared = 0

  const fail = (point: MountPoint, cause: unknown) => {
    if (point.state === 'unmounted') return
    Object.assign(point, { state: 'failed', cause })
    emit('failed', { name: point.widget.name, element: point.element, message: String(cause) })
  }
  const failRendered = (point: MountPoint, cause: unknown) => {
    tree.remove([point.element])
    restoreElement(point)
    fail(point, cause)
  }
  /** Renders mount points whose code is there, in one commit. */
  const render = (ready: readonly (readonly [MountPoint, ComponentType<object>])[]) => {
    const began = performance.now()
    const finish = ready.map(([point]) => {
      point.state = 'mounted'
      prepared += 1
      return prepareElement(point, prepared > ALWAYS_PAINTED)
    })
    tree.add(
      ready.map(([point, component]) => {
        const { element, widget, templates, before: content } = point
        const props = widget.takesContent === true ? { ...point.props, content } : point.props
        return { element, component, props, templates, onError: (cause) => failRendered(point, cause) }
      }),
    )
    const ms = (performance.now() - began) / ready.length
    ready.forEach(([point], at) => {
      if (point.state !== 'mounted') return
      point.ms = ms
      finish[at]?.()
      emit('mounted', { name: point.widget.name, element: point.element })
    })
  }
  const load = (point: MountPoint) => {
    const { name, load: loadComponent, templates } = point.widget
    point.state = 'loading'
    loadChunk(name, () => Promise.all([loadComponent(), loadTemplates(point.element, templates)]), clock).then(
      ([component, loaded]) => {
        point.templates = loaded
        if (point.state === 'loading') render([[point, component]])
      },
      (cause: unknown) => fail(point, cause),
    )
  }
  let filler: Filler | null = null
  /** All that are found together are filled together: they share a request. Their markup stays on the page. */
  const fill = (filled: readonly MountPoint[]) => {
    if (filled.length === 0) return
    for (const point of filled) Object.assign(point, { state: 'loading', before: [...point.element.childNodes] })
    loadChunk('product-data', loadFiller, clock).then(
      (loaded) => {
        filler = loaded
        const ready = filled.filter(({ state }) => state === 'loading')
        for (const point of ready) point.state = 'mounted'
        loaded.add(ready)
        for (const { widget, element } of ready) emit('mounted', { name: widget.name, element })
      },
      (cause: unknown) => filled.forEach((point) => fail(point, cause)),
    )
  }
  const open = (point: MountPoint | undefined) => {
    if (point?.state !== 'waiting') return
    if (point.widget.fillsText) return fill([point])
    near.unobserve(point.element)
    const { component } = point.widget
    if (component === undefined) load(point)
    else render([[point, component]])
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
  const register = (name: string, element: HTMLElement, settings?: Readonly<Record<string, string>>) => {
    const known = points.get(element)
    if (known !== undefined) return known
    const hiding = hidingControl(element)
    if (hiding !== undefined) return refuse(element, { kind: 'form', control: hiding })
    const widget = mounts.find((mount) => mount.name === name)
    if (widget === undefined) return refuse(element, { kind: 'widget', name, known: mounts.map((mount) => mount.name) })
    const written: DOMStringMap = settings === undefined ? element.dataset : { ...element.dataset, ...settings }
    const read = widget.readProps(written)
    const wrong = ({ key, expected }: SettingProblem, mounted: boolean): PageProblem => {
      return { kind: 'attribute', widget: name, key, expected, value: written[key], mounted }
    }
    if ('problem' in read) return refuse(element, wrong(read.problem, false))
    const { remarks = [] } = read
    const props = { ...read.props, ...widget.readContent?.(element) }
    for (const remark of remarks) warn(wrong(remark, true), element)
    const point: MountPoint = {
      element,
      widget,
      props,
      state: 'waiting',
      ms: null,
      cause: undefined,
      templates: null,
      before: [],
    }
    points.set(element, point)
    return point
  }
  /** The same for an element that asks by itself; one that was refused is refused once. */
  const registerFound = (element: HTMLElement) =>
    refused.has(element) ? undefined : register(widgetOf(element), element)
  const batches = createBatches<HTMLElement>((elements) => {
    const ready: Array<readonly [MountPoint, ComponentType<object>]> = []
    for (const element of elements) {
      const point = element.isConnected ? registerFound(element) : undefined
      if (point?.state !== 'waiting') continue
      const { component } = point.widget
      if (component !== undefined) ready.push([point, component])
      else if (loadsAll) load(point)
      else near.observe(element)
    }
    if (ready.length > 0) render(ready)
  })

  /** A mount point that is unmounted stays known, so that nothing but `mount` mounts it again. */
  const unmount = (closing: readonly MountPoint[]) => {
    const mounted = closing.filter(({ state }) => state === 'mounted')
    for (const { element } of closing) near.unobserve(element)
    tree.remove(mounted.map(({ element }) => element))
    filler?.remove(mounted.filter(({ widget }) => widget.fillsText).map(({ element }) => element))
    for (const point of closing) point.state = 'unmounted'
    for (const point of mounted) {
      restoreElement(point)
      emit('unmounted', { name: point.widget.name, element: point.element })
    }
  }
  const forget = (closing: readonly MountPoint[]) => {
    unmount(closing)
    for (const { element } of closing) points.delete(element)
  }

  return {
    points,
    scan(part) {
      const elements = findElements(part)
      const filled = elements.filter(isFilled).flatMap((element) => registerFound(element) ?? [])
      fill(filled.filter(({ state }) => state === 'waiting'))
      batches.add(elements.filter((element) => !isFilled(element)))
    },
    mount(name, element, settings) {
      if (points.get(element)?.state === 'unmounted') points.delete(element)
      const point = register(name, element, settings)
      if (point?.state === 'failed') point.state = 'waiting'
      open(point)
    },
    mountFirst(element) {
      const point = registerFound(element)
      open(point)
      return point !== undefined && point.state !== 'unmounted'
    },
    loadAll() {
      loadsAll = true
      for (const point of points.values()) open(point)
    },
    unmount(element) {
      const point = points.get(element)
      if (point !== undefined && point.state !== 'unmounted') unmount([point])
    },
    sweep() {
      const gone = [...points.values()].filter(({ element }) => !element.isConnected)
      if (gone.length > 0) forget(gone)
    },
    unmountAll() {
      batches.clear()
      forget([...points.values()])
    },
  }
}
