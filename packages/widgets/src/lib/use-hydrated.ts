import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether what only the browser knows, such as the stored cart, may be rendered: false on a server and while its HTML hydrates. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
