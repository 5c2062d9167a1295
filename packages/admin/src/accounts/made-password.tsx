import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId } from 'react'
import { CopyButton } from './copy-button'
import { useAccountWords } from './use-account-words'

interface MadePasswordProps {
  readonly name: string
  readonly login: string
  readonly password: string
  readonly onClose: () => void
}

/** A password that the server has made, shown once. */
export function MadePassword({ name, login, password, onClose }: MadePasswordProps) {
  const words = useAccountWords()
  const id = useId()
  return (
    <Dialog
      id={`pk-staff-password${id}`}
      open
      size="small"
      title={words.madeTitle(name)}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="pk-staff-account-form">
        <p>{words.madeHelp}</p>
        <p className="pk-staff-secret">
          <span className="pk-staff-note">{`${words.login}: ${login}`}</span>
          <code translate="no">{password}</code>
          <CopyButton text={password} />
        </p>
      </div>
    </Dialog>
  )
}
