import { notificationsFeature } from '@prilavok/core/notifications'
import { useShop, type UseCheckout } from '@prilavok/react'
import { useRef, useState, type RefObject } from 'react'
import { takeFilled } from '../lib/take-filled'

type ShownError = Awaited<ReturnType<UseCheckout['submit']>>[number]

/** A try to order that failed, and what was wrong. */
export interface FailedTry {
  readonly errors: readonly ShownError[]
}

interface UseSubmit {
  readonly submit: () => Promise<void>
  /** The last failed try: its report leads to what is wrong (A11Y-03). */
  readonly failed: FailedTry | null
  /** The element of the report. */
  readonly outcome: RefObject<HTMLDivElement | null>
}

/**
 * The element that an error leads to: where all names share one field, that field; of a payment the credits, where they are open; the
 * delivery section for what is not on the page, such as a carrier before the city is known.
 */
export const targetOf = (id: string): string =>
  [id.replace(/payment$/, 'credit'), id, id.replace(/lastName$/, 'firstName')].find(
    (each) => document.getElementById(each) !== null,
  ) ?? 'pickpoint-selection-block'

/** Submits, and after a failed try leads to what is wrong: the page scrolls to the first block, the focus goes to the list (VALID-02). */
export function useSubmit({ submit }: Pick<UseCheckout, 'submit'>, nothingChosen: string): UseSubmit {
  const shop = useShop()
  const outcome = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<FailedTry | null>(null)

  return {
    outcome,
    failed,
    async submit() {
      takeFilled(outcome.current?.closest('.pk-checkout') ?? document)
      const errors = await submit()
      // Neither carrier nor point (VALID-22).
      if (errors.some(({ field, message }) => field === 'carrier' && message === undefined))
        shop.use(notificationsFeature).show({ kind: 'danger', text: nothingChosen })
      setFailed({ errors })
    },
  }
}
