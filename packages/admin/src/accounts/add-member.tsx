import { addStaffAccount, type StaffAccount, type StaffAccountAdded } from '@prilavok/contracts/admin'
import { useState } from 'react'
import { LabelledInput } from '../kit/form/labelled-input'
import { useStaff } from '../kit/staff/staff-context'
import { MadePassword } from './made-password'
import { OwnerDialog } from './owner-dialog'
import { RolesField } from './roles-field'
import { useAccountWords } from './use-account-words'

interface AddMemberProps {
  readonly onAdded: (account: StaffAccount) => void
  readonly onClose: () => void
}

/** Makes an account, and shows its first password once. */
export function AddMember({ onAdded, onClose }: AddMemberProps) {
  const { client } = useStaff()
  const words = useAccountWords()
  const [displayName, setDisplayName] = useState('')
  const [login, setLogin] = useState('')
  const [roles, setRoles] = useState<StaffAccount['roles']>([])
  const [added, setAdded] = useState<StaffAccountAdded | null>(null)
  if (added !== null) {
    const { account, password } = added
    const close = () => onAdded(account)
    return <MadePassword name={account.displayName} login={account.login} password={password} onClose={close} />
  }
  return (
    <OwnerDialog
      title={words.addTitle}
      run={words.addRun}
      fields={['displayName', 'login', 'roles']}
      onClose={onClose}
      onRun={async (ownPassword) => {
        const body = { displayName, login, roles, ownPassword }
        setAdded(await client.call(addStaffAccount, { body }, { isQuiet: true }))
      }}
    >
      {(at) => (
        <>
          <LabelledInput
            label={words.name}
            autoComplete="off"
            maxLength={120}
            value={displayName}
            onText={setDisplayName}
            error={at('displayName')}
          />
          <LabelledInput
            label={words.login}
            help={words.loginHelp}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={64}
            value={login}
            onText={setLogin}
            error={at('login')}
          />
          <RolesField value={roles} onChange={setRoles} error={at('roles')} />
        </>
      )}
    </OwnerDialog>
  )
}
