import { loadChunk } from '@prilavok/core'
import type { Clock } from '@prilavok/core/effects'
import { createElement, type ComponentType } from 'react'
import type { PageEmitter } from '../page-api/page-events'
import { prepareElement, restoreElement, type MountPoint } from './mount-point'
import type { PageTree } from './page-tree'
import type { WidgetList } from './widget-list'

/** What points are rendered with. */
export interface RendererOptions {
  readonly widgets: WidgetList
  readonly tree: PageTree
  readonly clock: Clock
  readonly emit: PageEmitter['emit']
}

/** A mount point with the code of its widget. */
export type ReadyPoint = readonly [MountPoint, ComponentType<object>]

/** Renders mount points and takes what they show off the page again. */
export interface PointRenderer {
  /** Renders mount points whose code is there, in one commit. */
  readonly render: (ready: readonly ReadyPoint[]) => void
  /** Shows points as their props say, in one commit: those that are mounted, which keep their state unless their `key` changes. */
  readonly show: (ready: readonly ReadyPoint[]) => void
  /** Renders a point that waits, once the code of its widget is there. */
  readonly open: (point: MountPoint) => void
  /** All that are found together are filled together: they share a request. Their markup stays on the page. */
  readonly fill: (points: readonly MountPoint[]) => void
  /** Puts back what the server had rendered. */
  readonly unmount: (points: readonly MountPoint[]) => void
}

/** So many widgets of a page are always painted; those after them only near the window. */
const ALWAYS_PAINTED = 24

/** Creates the renderer of a page's mount points. */
export function createPointRenderer({ widgets, tree, clock, emit }: RendererOptions): PointRenderer {
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
  const contentOf = ({ widget, props, templates, before }: MountPoint, component: ComponentType<object>) => {
    const content = createElement(component, widget.takesContent === true ? { ...props, content: before } : props)
    const registry = widget.component === undefined ? widgets.registry() : null
    return registry === null ? content : registry.provide(content, templates)
  }
  const show: PointRenderer['show'] = (ready) =>
    tree.add(
      ready.map(([point, component]) => ({
        element: point.element,
        content: contentOf(point, component),
        onError: (cause) => failRendered(point, cause),
      })),
    )
  const render = (ready: readonly ReadyPoint[]) => {
    const began = performance.now()
    const finish = ready.map(([point]) => {
      point.state = 'mounted'
      prepared += 1
      return prepareElement(point, prepared > ALWAYS_PAINTED, widgets.registry()?.keepTyped(point.element))
    })
    show(ready)
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
    const loadTemplates = widgets.registry()?.loadTemplates
    loadChunk(name, () => Promise.all([loadComponent(), loadTemplates?.(point.element, templates)]), clock).then(
      ([component, loaded = null]) => {
        point.templates = loaded
        if (point.state === 'loading') render([[point, component]])
      },
      (cause: unknown) => fail(point, cause),
    )
  }
  const fill = (points: readonly MountPoint[]) => widgets.registry()?.filler.fill(points, { emit, fail })
  return {
    render,
    show,
    fill,
    open(point) {
      const { component, fillsText } = point.widget
      if (fillsText) fill([point])
      else if (component === undefined) load(point)
      else render([[point, component]])
    },
    unmount(points) {
      const mounted = points.filter(({ state }) => state === 'mounted')
      tree.remove(mounted.map(({ element }) => element))
      widgets.registry()?.filler.remove(mounted)
      for (const point of points) point.state = 'unmounted'
      for (const point of mounted) {
        restoreElement(point)
        emit('unmounted', { name: point.widget.name, element: point.element })
      }
    },
  }
}
