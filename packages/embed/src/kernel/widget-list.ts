import { lazy, loadChunk } from '@prilavok/core'
import type { Clock } from '@prilavok/core/effects'
import type { Mount } from '@prilavok/widgets/mounts'
import type { Registry } from './registry.types'

/** The widgets of a page: those of the first load, and once one asks for another, all. */
export interface WidgetList {
  readonly named: (name: string) => Mount | undefined
  /** Whether it takes the registry to know what an element asks for. */
  readonly isUnknown: (name: string) => boolean
  readonly names: () => readonly string[]
  /** What has been loaded with all others; null before that. */
  readonly registry: () => Registry | null
  /** Runs a step once every widget is known, or the other one where they cannot be loaded; the next call tries again. */
  readonly whenKnown: (step: () => void, fail: (cause: unknown) => void) => void
  /** Runs no step from now on. */
  readonly stop: () => void
}

/** Creates the list of a page, with the widgets whose code is part of the first load. */
export function createWidgetList(mounts: readonly Mount[], load: () => Promise<Registry>, clock: Clock): WidgetList {
  const known = new Map<string, Mount>()
  const add = (more: readonly Mount[]) => {
    for (const mount of more) known.set(mount.name, mount)
  }
  add(mounts)
  let registry: Registry | null = null
  let isStopped = false
  const loadOnce = lazy(() => loadChunk('mounts', load, clock))
  return {
    named: (name) => known.get(name),
    isUnknown: (name) => registry === null && !known.has(name),
    names: () => [...known.keys()],
    registry: () => registry,
    whenKnown(step, fail) {
      const knowAll = (loaded: Registry) => {
        if (registry === null) add(loaded.mounts)
        registry = loaded
        if (!isStopped) step()
      }
      loadOnce().then(knowAll, (cause: unknown) => isStopped || fail(cause))
    },
    stop() {
      isStopped = true
    },
  }
}
