import { useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../lib/lazy-part'
import type * as cartPageParts from './cart-page.parts'

/** What the cart page shows and does once its second chunk is there. */
export type CartPageParts = typeof cartPageParts

const load = lazyPart(() => import('./cart-page.parts'))

interface LateParts {
  /** Undefined while they are on their way; null when they could not be fetched, and the next wish tries again. */
  readonly parts: CartPageParts | null | undefined
  readonly want: () => Promise<CartPageParts | null>
}

/** Fetches the second chunk of the cart page as soon as the first is on the page. */
export function useLateParts(): LateParts {
  const [[parts], setParts] = useState<readonly [(CartPageParts | null)?]>([])
  const want = useCallback(async () => {
    const here = await load()
    setParts([here])
    return here
  }, [])
  useEffect(() => void want(), [want])
  return { parts, want }
}
