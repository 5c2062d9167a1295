import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StaffContext, type Notice, type Staff } from '../kit/staff/staff-context'
import { createHashLinks } from '../app/links'
import type { EventListener } from '../kit/events/staff-events'
import { createStaffClient } from '../kit/client/staff-client'
import { createListWalk } from '../kit/staff/list-walk'
import { createRecordNames } from '../kit/records/record-names'
import { createMemoryDrafts } from '../kit/records/drafts'
import { createSessionStore } from '../kit/session/session.store'

/** The staff wing over one function that answers requests, for tests of screens. */
export function staffFixture(
  respond: (request: Request) => Response | Promise<Response>,
  permissions: readonly string[] = ['*'],
  more: Partial<Staff> = {},
) {
  const notices: Notice[] = []
  const opened: string[] = []
  const listeners = new Set<EventListener>()
  const tell: EventListener = (message) => listeners.forEach((listener) => listener(message))
  const session = createSessionStore()
  session.signedIn({
    user: { id: '1', login: 'anna', displayName: 'Анна', email: null, avatarUrl: null, locale: 'ru' },
    roles: [],
    permissions: [...permissions],
    csrfToken: 'token',
    timeZone: 'Europe/Moscow',
    expiresOn: '',
    needsSecondFactor: false,
  })
  const client = createStaffClient({
    origin: 'https://shop.example',
    locale: 'ru',
    fetch: (async (request: Request) => respond(request)) as typeof fetch,
    csrfToken: () => session.getState().session?.csrfToken ?? null,
    askSignIn: session.askSignIn,
    refreshSession: async () => {},
    onRefused: session.refuse,
  })
  const staff: Staff = {
    client,
    session,
    locale: 'ru',
    links: { ...createHashLinks('/staff', () => true), open: (address) => void opened.push(address) },
    drafts: createMemoryDrafts(),
    names: createRecordNames(client),
    menu: [],
    walk: createListWalk(),
    events: { subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)) },
    notify: (notice) => void notices.push(notice),
    map: null,
    hasLetterKeys: true,
    chooseLocale: null,
    ...more,
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Wing = ({ children }: { readonly children: ReactNode }) => (
    <StaffContext value={staff}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </StaffContext>
  )
  return { staff, notices, opened, tell, Wing }
}

/** A JSON response of the shop server. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
