import { renewStaffPassword, resetSecondFactor, saveStaffAccount, type StaffAccount } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Card, Facts } from '../kit/screen/card'
import { useCan, useStaff, useReader } from '../kit/staff/staff-context'
import { dateText } from '../kit/values/format'
import { EditMember } from './edit-member'
import { MadePassword } from './made-password'
import { MemberBadges } from './member-badges'
import { MemberHistory } from './member-history'
import { OwnerDialog } from './owner-dialog'
import { useAccountWords } from './use-account-words'
import '../kit/screen/record.css'

type Asked = 'edit' | 'state' | 'password' | 'factor'

interface MemberScreenProps {
  readonly account: StaffAccount
  readonly onChanged: () => void
}

/** An account of the staff, what owners do to it, and its history. */
export function MemberScreen({ account, onChanged }: MemberScreenProps) {
  const { client, links, notify, session } = useStaff()
  const reader = useReader()
  const can = useCan()
  const words = useAccountWords()
  const own = useStore(session, (state) => state.session?.user.id)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [password, setPassword] = useState<string | null>(null)
  const [changes, setChanges] = useState(0)
  const { id, login, displayName, roles, isActive, hasSecondFactor, lastSeenOn, createdOn, version } = account
  const isOther = id !== own
  const params = { id }
  const close = () => setAsked(null)
  const done = (text: string) => {
    close()
    setChanges((count) => count + 1)
    onChanged()
    notify({ text, tone: 'success' })
  }
  const button = (what: Asked, text: string) => (
    <Button size="small" onClick={() => setAsked(what)}>
      {text}
    </Button>
  )
  return (
    <>
      <p className="pk-staff-record__way">
        <a href={links.list('staff')}>{words.back}</a>
      </p>
      <h1 className="pk-staff-title">{displayName}</h1>
      <div className="pk-staff-account">
        <Card title={words.state}>
          <MemberBadges account={account} />
          <Facts
            items={[
              [words.login, login],
              [words.factor, hasSecondFactor ? words.withFactor : words.withoutFactor],
              [words.lastSeen, lastSeenOn === null ? words.never : dateText(lastSeenOn, reader, true)],
              [words.created, dateText(createdOn, reader, false)],
            ]}
          />
          {can('staff-account', 'write') && (
            <div className="pk-staff-account-buttons">
              {button('edit', words.edit)}
              {isOther && button('password', words.renew)}
              {isOther && hasSecondFactor && button('factor', words.reset)}
              {isOther && button('state', isActive ? words.close : words.open)}
            </div>
          )}
          {!isOther && (
            <p className="pk-staff-note">
              {words.ownHere} <a href={links.list('account')}>{words.toOwn}</a>
            </p>
          )}
        </Card>
        <MemberHistory id={id} version={`${version} ${changes}`} />
      </div>
      {asked === 'edit' && <EditMember account={account} onClose={close} onSaved={() => done(words.saved)} />}
      {asked === 'state' && (
        <OwnerDialog
          title={isActive ? words.closeTitle(displayName) : words.openTitle(displayName)}
          help={isActive ? words.closeHelp : words.openHelp}
          run={isActive ? words.close : words.open}
          isDanger={isActive}
          onClose={close}
          onRun={async (ownPassword) => {
            const body = { displayName, roles, isActive: !isActive, version, ownPassword }
            await client.call(saveStaffAccount, { params, body }, { isQuiet: true })
            done(words.saved)
          }}
        />
      )}
      {asked === 'password' && (
        <OwnerDialog
          title={words.renewTitle(displayName)}
          help={words.renewHelp}
          run={words.renewRun}
          onClose={close}
          onRun={async (ownPassword) => {
            const made = await client.call(renewStaffPassword, { params, body: { ownPassword } }, { isQuiet: true })
            setPassword(made.password)
            close()
          }}
        />
      )}
      {password !== null && (
        <MadePassword
          name={displayName}
          login={login}
          password={password}
          onClose={() => {
            setPassword(null)
            done(words.saved)
          }}
        />
      )}
      {asked === 'factor' && (
        <OwnerDialog
          title={words.resetTitle(displayName)}
          help={words.resetHelp}
          run={words.reset}
          isDanger
          onClose={close}
          onRun={async (ownPassword) => {
            await client.call(resetSecondFactor, { params, body: { ownPassword } }, { isQuiet: true })
            done(words.resetDone)
          }}
        />
      )}
    </>
  )
}
