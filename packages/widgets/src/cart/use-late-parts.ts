import { useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../lib/lazy-part'
import type * as cartPageParts from './cart-page.parts'

/** What the cart page shows and does once its second chunk is there. */
export type CartPageParts = typeof cartPageParts

const load = lazyPart(() => import('./cart-page.parts'))

interface LateParts {
  /** Null until they are there. */
  readonly parts: CartPageParts | null
  /** They could not be fetched; the next wish tries again. */
  readonly missing: boolean
  readonly want: () => Promise<CartPageParts | null>
}

/** Fetches the second chunk of the cart page as soon as the first is on the page. */
export function useLateParts(): LateParts {
  const [state, setState] = useState<{ readonly parts: CartPageParts | null; readonly missing: boolean }>({ parts: null, missing: false })
  const want = useCallback(async () => {
    const parts = await load()
    setState({ parts, missing: parts === null })
    return parts
  }, [])
  useEffect(() => void want(), [want])
  return { ...state, want }
}
