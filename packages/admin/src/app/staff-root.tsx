import { ToastStack } from '@prilavok/ui/toast-stack'
import { readSession } from '@prilavok/contracts/admin'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { StaffPage } from './create-staff'
import { LayerContext } from './layer-context'
import { SignInBox } from './sign-in-box'
import { StaffContext, useText } from './staff-context'
import '@prilavok/ui/styles'
import '../styles/staff.css'
import '../styles/table.css'
import '../styles/form.css'

interface StaffRootProps {
  readonly page: StaffPage
  /** One root of a page has the sign-in box and the notices for all. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** Loads the session once per page; without one the call itself opens the sign-in box. */
function useSession({ staff }: StaffPage, isFirst: boolean): boolean {
  const session = useStore(staff.session, (state) => state.session)
  useEffect(() => {
    if (isFirst)
      void staff.client
        .call(readSession, {})
        .then(staff.session.signedIn)
        .catch(() => null)
  }, [staff, isFirst])
  return session !== null
}

function Notices({ page }: { readonly page: StaffPage }) {
  const items = useStore(page.notices, (state) => state.items)
  const { close } = useText('staff')
  return (
    <ToastStack
      items={items.map(({ id, title, text, tone, action }) => ({
        id,
        tone,
        action,
        text: title === undefined ? text : `${title}. ${text}`,
      }))}
      onClose={page.closeNotice}
      labels={{ close }}
    />
  )
}

/** What every screen of the staff wing is rendered in. */
export function StaffRoot({ page, isFirst = true, children }: StaffRootProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const hasSession = useSession(page, isFirst)
  return (
    <StaffContext value={page.staff}>
      <QueryClientProvider client={page.queries}>
        <LayerContext value={layer}>
          <div className="pk-staff">
            {hasSession && children}
            {isFirst && <SignInBox />}
            {isFirst && <Notices page={page} />}
          </div>
          <div className="pk-staff-layer" ref={setLayer} />
        </LayerContext>
      </QueryClientProvider>
    </StaffContext>
  )
}
