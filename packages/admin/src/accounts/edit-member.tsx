import { saveStaffAccount, type StaffAccount } from '@prilavok/contracts/admin'
import { useState } from 'react'
import { LabelledInput } from '../kit/form/labelled-input'
import { useStaff } from '../kit/staff/staff-context'
import { OwnerDialog } from './owner-dialog'
import { RolesField } from './roles-field'
import { useAccountWords } from './use-account-words'

interface EditMemberProps {
  readonly account: StaffAccount
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Name and roles of an account. */
export function EditMember({ account, onSaved, onClose }: EditMemberProps) {
  const { client } = useStaff()
  const words = useAccountWords()
  const { id, isActive, version } = account
  const [displayName, setDisplayName] = useState(account.displayName)
  const [roles, setRoles] = useState(account.roles)
  return (
    <OwnerDialog
      title={words.editTitle(account.displayName)}
      run={words.save}
      fields={['displayName', 'roles']}
      onClose={onClose}
      onRun={async (ownPassword) => {
        const body = { displayName, roles, isActive, version, ownPassword }
        await client.call(saveStaffAccount, { params: { id }, body }, { isQuiet: true })
        onSaved()
      }}
    >
      {(at) => (
        <>
          <LabelledInput
            label={words.name}
            autoComplete="off"
            required
            maxLength={120}
            value={displayName}
            onText={setDisplayName}
            error={at('displayName')}
          />
          <RolesField value={roles} onChange={setRoles} error={at('roles')} />
        </>
      )}
    </OwnerDialog>
  )
}
