import { dayIn } from '@prilavok/core/clock'
import { useEffect, useState } from 'react'
import { useReader } from '../staff/staff-context'

const LOOK_MS = 60_000

/** The day on the shop's clock, YYYY-MM-DD; a page that stays open overnight learns of the next one. */
export function useToday(): string {
  const { timeZone } = useReader()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const looking = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(looking)
  }, [])
  return dayIn(now, timeZone)
}
