import { readOwnAccount } from '@prilavok/contracts/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../kit/client/failures'
import '../kit/screen/screens.css'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { NameCard } from './name-card'
import { PasswordCard } from './password-card'
import { SecondFactorCard } from './second-factor-card'
import { SessionsCard } from './sessions-card'
import { useAccountWords } from './use-account-words'
import './accounts.css'

/** One's own account: name, password, second factor, sessions. */
export function OwnAccountScreen() {
  const { client } = useStaff()
  const words = useAccountWords()
  const { loading } = useLabels('staff')
  const queries = useQueryClient()
  const account = useQuery({ queryKey: ['own-account'], queryFn: () => client.call(readOwnAccount, {}) })
  const changed = () => {
    void account.refetch()
    void queries.invalidateQueries({ queryKey: ['own-sessions'] })
  }
  return (
    <>
      <h1 className="pk-staff-title">{words.ownTitle}</h1>
      {account.isPending && <p role="status">{loading}</p>}
      {account.isError && <p role="alert">{messageOf(account.error)}</p>}
      {account.data !== undefined && (
        <div className="pk-staff-account">
          <NameCard account={account.data} onChanged={changed} />
          <PasswordCard login={account.data.login} onChanged={changed} />
          <SecondFactorCard account={account.data} onChanged={changed} />
          <SessionsCard />
        </div>
      )}
    </>
  )
}
