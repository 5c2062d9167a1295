import { useShop } from '@prilavok/react'
import { useEffect, useState } from 'react'

/** Ordinary saving takes less; beyond it the buyer should know (CHK-87). */
const LONG_MS = 5_000

/** Whether edits have been waiting for the server for long. */
export function useLongUnsaved(saving: 'saved' | 'saving' | 'unsaved'): boolean {
  const { clock } = useShop().effects
  const [long, setLong] = useState(false)
  const waiting = saving !== 'saved'
  useEffect(() => {
    setLong(false)
    return waiting ? clock.after(LONG_MS, () => setLong(true)) : undefined
  }, [clock, waiting])
  return long && waiting
}
