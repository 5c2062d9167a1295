import { useShop } from '@prilavok/react'
import { useEffect, useState } from 'react'

/** Ordinary saving takes less; beyond it the buyer should know (CHK-87). */
const LONG_MS = 5_000

/** Whether an edit has been waiting for the server for long; `since` is when the oldest one was made. */
export function useLongUnsaved(since: number | null): boolean {
  const { clock } = useShop().effects
  const [late, setLate] = useState<number | null>(null)
  useEffect(
    () => (since === null ? undefined : clock.after(Math.max(0, since + LONG_MS - clock.now()), () => setLate(since))),
    [clock, since],
  )
  return since !== null && late === since
}
