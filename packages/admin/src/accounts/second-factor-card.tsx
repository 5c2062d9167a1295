import { removeSecondFactor, renewRecoveryCodes, type OwnAccount } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useState } from 'react'
import { Card } from '../kit/screen/card'
import { useStaff, useReader } from '../kit/staff/staff-context'
import { dateText } from '../kit/values/format'
import { ProofDialog } from './proof-dialog'
import { RecoveryCodes } from './recovery-codes'
import { SetUpFactor } from './set-up-factor'
import { useAccountWords } from './use-account-words'

interface SecondFactorCardProps {
  readonly account: OwnAccount
  readonly onChanged: () => void
}

/** The second factor of one's own account: turned on, moved, turned off; other recovery codes. */
export function SecondFactorCard({ account, onChanged }: SecondFactorCardProps) {
  const { client, notify } = useStaff()
  const reader = useReader()
  const words = useAccountWords()
  const id = useId()
  const [asked, setAsked] = useState<'set-up' | 'renew' | 'remove' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { hasSecondFactor, isSecondFactorDemanded, secondFactorOn, recoveryCodesLeft } = account
  const close = () => {
    setAsked(null)
    setCodes(null)
    onChanged()
  }
  return (
    <Card title={words.factor}>
      <p>{words.factorHelp}</p>
      <p>
        <strong className={hasSecondFactor ? 'pk-staff-good' : undefined}>
          {hasSecondFactor ? words.factorOn(dateText(secondFactorOn ?? '', reader, false)) : words.factorOff}
        </strong>
        {hasSecondFactor && ` · ${words.codesLeft(recoveryCodesLeft)}`}
        {isSecondFactorDemanded && ` · ${words.factorDemanded}`}
      </p>
      <div className="pk-staff-account-buttons">
        <Button size="small" variant={hasSecondFactor ? 'secondary' : 'primary'} onClick={() => setAsked('set-up')}>
          {hasSecondFactor ? words.move : words.turnOn}
        </Button>
        {hasSecondFactor && (
          <Button size="small" onClick={() => setAsked('renew')}>
            {words.renewCodes}
          </Button>
        )}
        {hasSecondFactor && !isSecondFactorDemanded && (
          <Button size="small" variant="quiet" onClick={() => setAsked('remove')}>
            {words.turnOff}
          </Button>
        )}
      </div>
      {asked === 'set-up' && (
        <Dialog id={`pk-staff-factor${id}`} open size="small" title={words.setUpTitle} onClose={close}>
          <SetUpFactor isReplaced={hasSecondFactor} onDone={close} />
        </Dialog>
      )}
      {asked === 'renew' && codes === null && (
        <ProofDialog
          title={words.renewCodes}
          help={words.renewCodesHelp}
          run={words.renewCodes}
          onClose={close}
          onRun={async (body) => setCodes((await client.call(renewRecoveryCodes, { body }, { isQuiet: true })).codes)}
        />
      )}
      {codes !== null && (
        <Dialog id={`pk-staff-codes${id}`} open size="small" title={words.renewCodes} onClose={close}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Dialog>
      )}
      {asked === 'remove' && (
        <ProofDialog
          title={words.turnOffTitle}
          help={words.turnOffHelp}
          run={words.turnOff}
          onClose={close}
          onRun={async (body) => {
            await client.call(removeSecondFactor, { body }, { isQuiet: true })
            notify({ text: words.turnedOff, tone: 'success' })
            close()
          }}
        />
      )}
    </Card>
  )
}
