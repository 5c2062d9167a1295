import type { StaffSession } from '@prilavok/contracts/admin'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Who is signed in, and whether the sign-in box is open. */
export interface SessionState {
  readonly session: StaffSession | null
  readonly isAsking: boolean
  /** Permissions that the server has refused in this session. */
  readonly refused: ReadonlySet<string>
}

/** The session of the staff wing: calls that met its end wait until somebody has signed in. */
export interface SessionStore extends StoreApi<SessionState> {
  readonly askSignIn: () => Promise<void>
  readonly signedIn: (session: StaffSession) => void
  readonly signedOut: () => void
  readonly refuse: (permission: string) => void
}

/** Makes the session of one page; nobody is signed in yet. */
export function createSessionStore(): SessionStore {
  const store = createStore<SessionState>(() => ({ session: null, isAsking: false, refused: new Set() }))
  let waiting: (() => void)[] = []
  return Object.assign(store, {
    askSignIn: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve)
        store.setState({ isAsking: true })
      }),
    signedIn: (session: StaffSession) => {
      store.setState({ session, isAsking: false, refused: new Set() })
      const resumed = waiting
      waiting = []
      for (const resume of resumed) resume()
    },
    signedOut: () => store.setState({ session: null, refused: new Set() }),
    refuse: (permission: string) => store.setState(({ refused }) => ({ refused: new Set([...refused, permission]) })),
  })
}
