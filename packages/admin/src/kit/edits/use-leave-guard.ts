import { useEffect } from 'react'

/** From now on the browser asks before the page is closed, until the returned function is called. */
export function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  globalThis.addEventListener('beforeunload', ask)
  return () => globalThis.removeEventListener('beforeunload', ask)
}

/** Asks before a page is closed on which something has been typed and not saved. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdPage() : undefined), [isDirty])
}
