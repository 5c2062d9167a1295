import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useEffect, useState, type ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { lazyPart } from '../lib/lazy-part'
import { checkoutPageRu } from './checkout-page.labels'
import type * as parts from './later.parts'

type Parts = typeof parts

let loaded: Parts | null = null

const load = lazyPart(async () => {
  loaded = await import('./later.parts')
  return loaded
})

/** Fetches what comes later, so that it is there when it is needed, connection or not. */
export const preloadLater = (): void => void load()

interface LaterProps {
  readonly children: (parts: Parts) => ReactNode
}

/** A place for what comes later; says so and offers another try where it could not be fetched (SAFE-18). */
export function Later({ children }: LaterProps) {
  const text = useLabels('checkoutPage', checkoutPageRu)
  const [here, setHere] = useState(loaded)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (here !== null) return
    let gone = false
    void load().then((part) => {
      if (gone) return
      setHere(part)
      setFailed(part === null)
    })
    return () => {
      gone = true
    }
  }, [here, tries])
  if (here !== null) return children(here)
  if (!failed) return null
  return (
    <Notice tone="danger" announce action={<Button onClick={() => setTries(tries + 1)}>{text.retry}</Button>}>
      {text.notLoaded}
    </Notice>
  )
}
