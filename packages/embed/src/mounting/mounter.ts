import type { Shop } from '@prilavok/core'
import { ShopProvider } from '@prilavok/react'
import { LabelsProvider, type LabelOverrides } from '@prilavok/widgets'
import type { Mount } from '@prilavok/widgets/mounts'
import { createElement, type ReactElement } from 'react'
import type { Renderer, Root } from '../renderer'
import { datasetOf, findPlaces, widgetOf } from './find'
import { loadChunk } from './load-chunk'

interface Given {
  readonly shop: Shop
  readonly mounts: readonly Mount[]
  readonly renderer: Renderer
  /** The page's texts; a promise while a language is loading. */
  readonly labels: LabelOverrides | Promise<LabelOverrides>
  /** Tells the page's developer. */
  readonly tell: (message: string, element?: Element) => void
}

export interface Mounter {
  /** Mounts every place of a part of the page that is not mounted yet. */
  readonly scan: (part: Node) => void
  /** Mounts a widget on an element, with settings beside those of its attributes. */
  readonly mount: (name: string, element: HTMLElement, settings?: Readonly<Record<string, string>>) => void
  /** Unmounts what has left the page. */
  readonly sweep: () => void
  readonly unmount: (element: HTMLElement) => void
  readonly unmountAll: () => void
}

/** Opens widgets on elements of the page and closes them again. */
export function createMounter({ shop, mounts, renderer, labels, tell }: Given): Mounter {
  const byName = new Map(mounts.map((mount) => [mount.name, mount]))
  const opened = new Map<HTMLElement, Root | null>()

  const dressed = (widget: ReactElement, texts: LabelOverrides) =>
    createElement(ShopProvider, { shop, children: createElement(LabelsProvider, { labels: texts, children: widget }) })

  const mount: Mounter['mount'] = (name, element, settings = {}) => {
    if (opened.has(element)) return
    const found = byName.get(name)
    if (found === undefined) {
      tell(`There is no widget "${name}". The element stays as it is; known widgets are ${[...byName.keys()].join(', ')}.`, element)
      return
    }
    const read = found.readProps({ ...datasetOf(element), ...settings })
    if ('problem' in read) {
      tell(`The widget "${name}" cannot start: ${read.problem.attribute} must be ${read.problem.expected}.`, element)
      return
    }
    opened.set(element, null)
    void open(found, read.props, element)
  }

  const open = async (found: Mount, props: object, element: HTMLElement) => {
    try {
      const [component, texts] = await Promise.all([loadChunk(found.name, found.load, shop.effects.clock), labels])
      if (!opened.has(element)) return
      element.classList.add('pk-root')
      const root = renderer(element)
      opened.set(element, root)
      root.show(dressed(createElement(component, props), texts))
    } catch (cause) {
      opened.delete(element)
      shop.effects.report({ kind: 'unexpected', message: `The widget "${found.name}" could not be loaded.`, cause })
    }
  }

  const unmount = (element: HTMLElement) => {
    opened.get(element)?.close()
    if (opened.delete(element)) element.classList.remove('pk-root')
  }

  return {
    mount,
    unmount,
    scan(part) {
      for (const element of findPlaces(part)) {
        const name = widgetOf(element)
        if (name !== null) mount(name, element)
      }
    },
    sweep() {
      for (const element of opened.keys()) if (!element.isConnected) unmount(element)
    },
    unmountAll() {
      for (const element of [...opened.keys()]) unmount(element)
    },
  }
}
