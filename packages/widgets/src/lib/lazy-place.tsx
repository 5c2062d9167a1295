import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useEffect, useState, type ReactNode } from 'react'
import { useLabels } from './labels'
import { lazyPart } from './lazy-part'
import { lazyPlaceRu } from './lazy-place.labels'

interface LazyPlaceProps<P> {
  /** Stands there until the parts have come. */
  readonly waiting?: ReactNode
  readonly children: (parts: P) => ReactNode
}

/** A place for what comes later. */
export interface LazyPlace<P> {
  (props: LazyPlaceProps<P>): ReactNode
  /** Fetches what comes later, so that it is there when it is needed, connection or not. */
  readonly preload: () => void
  /** What comes later, for what has no place; null where it could not be fetched. */
  readonly parts: () => Promise<P | null>
}

/** Makes a place for parts that come with a chunk of their own; it says so and offers another try where they could not be fetched (SAFE-18). */
export function lazyPlace<P extends object>(fetchParts: () => Promise<P>): LazyPlace<P> {
  let loaded: P | null = null
  const load = lazyPart(async () => {
    loaded = await fetchParts()
    return loaded
  })

  function Place({ waiting = null, children }: LazyPlaceProps<P>): ReactNode {
    const text = useLabels('lazyPlace', lazyPlaceRu)
    const [here, setHere] = useState(loaded)
    const [tries, setTries] = useState(0)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (here !== null) return
      let gone = false
      void load().then((parts) => {
        if (gone) return
        setHere(parts)
        setFailed(parts === null)
      })
      return () => {
        gone = true
      }
    }, [here, tries])
    if (here !== null) return children(here)
    if (!failed) return waiting
    return (
      <Notice tone="danger" announce action={<Button onClick={() => setTries(tries + 1)}>{text.retry}</Button>}>
        {text.notLoaded}
      </Notice>
    )
  }
  return Object.assign(Place, { preload: () => void load(), parts: load })
}
