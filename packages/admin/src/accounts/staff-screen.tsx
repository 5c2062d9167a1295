import { listStaffAccounts, type StaffAccount } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../kit/client/failures'
import '../kit/screen/screens.css'
import { useCan, useLabels, useStaff, useReader } from '../kit/staff/staff-context'
import { dateText } from '../kit/values/format'
import { AddMember } from './add-member'
import { MemberBadges } from './member-badges'
import { MemberScreen } from './member-screen'
import { useAccountWords } from './use-account-words'
import './accounts.css'

function MemberRow({ account }: { readonly account: StaffAccount }) {
  const { links } = useStaff()
  const reader = useReader()
  const words = useAccountWords()
  const { id, displayName, login, lastSeenOn, isActive } = account
  return (
    <li data-closed={isActive ? undefined : true}>
      <div>
        <a href={links.record('staff', id)}>{displayName}</a> <span className="pk-staff-note">{login}</span>
        <MemberBadges account={account} />
      </div>
      <span className="pk-staff-note">
        {lastSeenOn === null ? words.never : words.seen(dateText(lastSeenOn, reader, true))}
      </span>
    </li>
  )
}

/** The accounts of the staff, and one of them where the address names it; for owners. */
export function StaffScreen({ id }: { readonly id: string | null }) {
  const { client, links } = useStaff()
  const can = useCan()
  const words = useAccountWords()
  const { loading, refused, notFound } = useLabels('staff')
  const mayRead = can('staff-account', 'read')
  const [isAdding, setAdding] = useState(false)
  const accounts = useQuery({
    queryKey: ['staff-accounts'],
    queryFn: () => client.call(listStaffAccounts, {}),
    enabled: mayRead,
  })
  if (!mayRead) return <p className="pk-staff-notice">{refused}</p>
  if (accounts.isPending) return <p role="status">{loading}</p>
  if (accounts.isError) return <p role="alert">{messageOf(accounts.error)}</p>
  const { items } = accounts.data
  const changed = () => void accounts.refetch()
  if (id !== null) {
    const account = items.find((each) => each.id === id)
    if (account === undefined) return <p className="pk-staff-notice">{notFound}</p>
    return <MemberScreen account={account} onChanged={changed} />
  }
  return (
    <>
      <header className="pk-staff-card__head">
        <h1 className="pk-staff-title">{words.title}</h1>
        {can('staff-account', 'write') && (
          <Button size="small" variant="primary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </header>
      <ul className="pk-staff-members" aria-label={words.title}>
        {items.map((account) => (
          <MemberRow key={account.id} account={account} />
        ))}
      </ul>
      {isAdding && (
        <AddMember
          onClose={() => setAdding(false)}
          onAdded={({ id: added }) => {
            setAdding(false)
            void accounts.refetch().then(() => links.open(links.record('staff', added)))
          }}
        />
      )}
    </>
  )
}
