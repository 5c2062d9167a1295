import { lazyPart } from '@prilavok/core'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLabels } from './labels'
import { lazySectionRu } from './lazy-section.labels'

interface LazySectionProps<M> {
  /** Rendered until the code is loaded. */
  readonly fallback?: ReactNode
  /** Nothing is said where the code cannot be loaded: another section of the same chunk says it. */
  readonly silent?: boolean
  /** Renders what the chunk exports. */
  readonly children: (module: M) => ReactNode
}

/** A section of a widget whose code is loaded when it is first rendered. */
export interface LazySection<M> {
  (props: LazySectionProps<M>): ReactNode
  /** Loads the code before it is rendered, so that it is there when it is needed, connection or not. */
  readonly preload: () => void
}

/** Makes a component of a chunk; it shows a message with a retry button where the chunk cannot be loaded (SAFE-18). */
export function lazySection<M extends object>(load: () => Promise<M>): LazySection<M> {
  let loaded: M | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const loadOnce = lazyPart(async () => {
    loaded = await load()
    for (const listener of listeners) listener()
    return loaded
  })

  function Section({ fallback = null, silent = false, children }: LazySectionProps<M>): ReactNode {
    const text = useLabels('lazySection', lazySectionRu)
    const module = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    )
    const [tries, setTries] = useState(0)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (module !== null) return
      let unmounted = false
      void loadOnce().then((next) => {
        if (!unmounted) setFailed(next === null)
      })
      return () => {
        unmounted = true
      }
    }, [module, tries])
    if (module !== null) return children(module)
    if (!failed || silent) return fallback
    return (
      <Notice tone="danger" announce action={<Button onClick={() => setTries(tries + 1)}>{text.retry}</Button>}>
        {text.notLoaded}
      </Notice>
    )
  }
  return Object.assign(Section, { preload: () => void loadOnce() })
}
