import { lazyPart } from '@prilavok/core'
import { Button } from '@prilavok/ui/button'
import { lazy, useEffect, useState } from 'react'
import type { LazyComponent, LoadComponent } from './lazy-component.types'
import { useLabels } from './staff-context'

interface TryProps<P> {
  readonly props: P
  readonly onRetry: () => void
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { notLoaded, retry } = useLabels('staff')
  // What the line has broken, it may mend.
  useEffect(() => {
    globalThis.addEventListener('online', onRetry)
    return () => globalThis.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className="pk-staff-empty" role="alert">
      <p>{notLoaded}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  )
}

/**
 * A component whose chunk is loaded when it is first shown, within a Suspense. Where the chunk does not come, a sentence and a button
 * stand in its place, and what is around it stays. Source: SAFE-18.
 */
export function lazyComponent<P extends object>(load: LoadComponent<P>): LazyComponent<P> {
  const loadOnce = lazyPart(load)
  const newTry = () =>
    lazy(async () => {
      const Loaded = await loadOnce()
      return {
        default: ({ props, onRetry }: TryProps<P>) =>
          Loaded === null ? <NotLoaded onRetry={onRetry} /> : <Loaded {...props} />,
      }
    })
  let Try = newTry()
  function Part(props: P) {
    const [, setTries] = useState(0)
    const retry = () => {
      Try = newTry()
      setTries((tries) => tries + 1)
    }
    return <Try props={props} onRetry={retry} />
  }
  return Object.assign(Part, { preload: () => void loadOnce() })
}
