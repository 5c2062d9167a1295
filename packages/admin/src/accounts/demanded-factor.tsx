import { readSession } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId } from 'react'
import { useSignOut } from './use-sign-out'
import { useStaff } from '../kit/staff/staff-context'
import { SetUpFactor } from './set-up-factor'
import { useAccountWords } from './use-account-words'

/** Sets up the second factor that the shop demands: nothing else is served before it. */
export function DemandedFactor() {
  const { client, session } = useStaff()
  const words = useAccountWords()
  const leave = useSignOut()
  const id = useId()
  const read = () => void client.call(readSession, {}).then(session.signedIn, () => null)
  return (
    <Dialog
      id={`pk-staff-demanded${id}`}
      open
      size="small"
      title={words.demandedTitle}
      onClose={() => null}
      footer={
        <Button variant="quiet" onClick={leave}>
          {words.signOut}
        </Button>
      }
    >
      <p>{words.demandedHelp}</p>
      <SetUpFactor isReplaced={false} onDone={read} />
    </Dialog>
  )
}
