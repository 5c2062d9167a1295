import { readSession, type StaffSession } from '@prilavok/contracts/admin'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { StaffPage } from './create-staff'
import { LayerContext } from '../kit/staff/layer-context'
import { hasLabels, loadLabels, type Locale } from '../kit/labels/labels'
import { StaffContext, useLabels } from '../kit/staff/staff-context'
import '@prilavok/ui/styles'
import { lazyComponent } from '../kit/staff/lazy-component'
import '../kit/staff/staff.css'
import '../kit/table/table.css'

// Loaded at once, though nothing waits for it: the first notice may be of a lost connection.
const ToastStack = lazyComponent(() => import('@prilavok/ui/toast-stack').then((module) => module.ToastStack))
const SignInBox = lazyComponent(() => import('./sign-in-box').then((module) => module.SignInBox))
const DemandedFactor = lazyComponent(() =>
  import('../accounts/demanded-factor').then((module) => module.DemandedFactor),
)

interface StaffRootProps {
  readonly page: StaffPage
  /** One root of a page has the sign-in box and the notices for all. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** Loads the session once per page; without one the call itself opens the sign-in box. */
function useSession({ staff }: StaffPage, isFirst: boolean): StaffSession | null {
  const session = useStore(staff.session, (state) => state.session)
  useEffect(() => {
    if (isFirst)
      void staff.client
        .call(readSession, {})
        .then(staff.session.signedIn)
        .catch(() => null)
  }, [staff, isFirst])
  return session
}

/** Whether the words of the page's language are there. */
function useHasLabels(locale: Locale): boolean {
  const [isLoaded, setLoaded] = useState(() => hasLabels(locale))
  useEffect(() => {
    if (!isLoaded) void loadLabels(locale).then(() => setLoaded(true))
  }, [locale])
  return isLoaded
}

/** The sign-in box from the first time that it is needed. */
function SignIn({ page }: { readonly page: StaffPage }) {
  const isAsking = useStore(page.staff.session, (state) => state.isAsking)
  const [isNeeded, setNeeded] = useState(isAsking)
  useEffect(() => {
    if (isAsking) setNeeded(true)
  }, [isAsking])
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <SignInBox />
      </Suspense>
    )
  )
}

function Notices({ page }: { readonly page: StaffPage }) {
  const items = useStore(page.notices.store, (state) => state.items)
  const { close } = useLabels('staff')
  return (
    <ToastStack
      items={items.map(({ id, title, text, tone, action }) => ({
        id,
        tone,
        action,
        text: title === undefined ? text : `${title}. ${text}`,
      }))}
      onClose={page.notices.close}
      onPause={page.notices.pause}
      onResume={page.notices.resume}
      labels={{ close }}
    />
  )
}

/** What every screen of the staff wing is rendered in. */
export function StaffRoot({ page, isFirst = true, children }: StaffRootProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const session = useSession(page, isFirst)
  const isDemanded = session?.needsSecondFactor === true
  const hasWords = useHasLabels(page.staff.locale)
  return (
    <StaffContext value={page.staff}>
      <QueryClientProvider client={page.queries}>
        <LayerContext value={layer}>
          <div className="pk-staff" lang={page.staff.locale}>
            {session !== null && !isDemanded && hasWords && children}
            {isFirst && isDemanded && hasWords && (
              <Suspense fallback={null}>
                <DemandedFactor />
              </Suspense>
            )}
            {isFirst && hasWords && <SignIn page={page} />}
            {isFirst && hasWords && (
              <Suspense fallback={null}>
                <Notices page={page} />
              </Suspense>
            )}
          </div>
          <div className="pk-staff-layer" lang={page.staff.locale} ref={setLayer} />
        </LayerContext>
      </QueryClientProvider>
    </StaffContext>
  )
}
