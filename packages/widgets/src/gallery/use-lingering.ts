import { useEffect, useState } from 'react'

/** True while something is open and for `ms` after it was closed, so that it can fade; at once where no motion is wanted. */
export function useLingering(isOpen: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(isOpen)
  if (isOpen && !lingers) setLingers(true)
  useEffect(() => {
    if (isOpen) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setLingers(false), isStill ? 0 : ms)
    return () => clearTimeout(timer)
  }, [isOpen, ms])
  return isOpen || lingers
}
