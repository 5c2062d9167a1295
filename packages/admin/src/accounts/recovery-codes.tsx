import { Button } from '@prilavok/ui/button'
import { useEffect, useRef } from 'react'
import { CopyButton } from './copy-button'
import { useAccountWords } from './use-account-words'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Recovery codes, shown once: to be copied or downloaded. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const words = useAccountWords()
  const text = codes.join('\n')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  const download = () => {
    const address = URL.createObjectURL(new Blob([`${words.codesFile}\n\n${text}\n`], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: 'recovery-codes.txt' })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <div className="pk-staff-account-form">
      <h3 tabIndex={-1} ref={heading}>
        {words.codesTitle}
      </h3>
      <p>{words.codesHelp}</p>
      <ul className="pk-staff-recovery" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="pk-staff-account-buttons">
        <CopyButton text={text} />
        <Button size="small" onClick={download}>
          {words.download}
        </Button>
      </p>
      <Button variant="primary" onClick={onDone}>
        {words.codesKept}
      </Button>
    </div>
  )
}
