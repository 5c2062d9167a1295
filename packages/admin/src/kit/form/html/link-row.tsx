import type { Command } from 'prosemirror-state'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isLinkAddress, toLink } from './html-commands'
import type { HtmlEditorLabels } from './html-editor.labels'

interface LinkRowProps {
  readonly words: HtmlEditorLabels
  readonly address: string
  readonly run: (command: Command) => void
  readonly onClose: () => void
}

/** Where a link leads, in a row under the bar. It is no form of its own: it stands inside of the record's. */
export function LinkRow({ words, address, run, onClose }: LinkRowProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The row opens because its button was pressed.
  useEffect(() => input.current?.focus(), [])
  const [typed, setTyped] = useState(address)
  const [isWrong, setWrong] = useState(false)
  const close = (command: Command) => {
    run(command)
    onClose()
  }
  const apply = () => {
    const wanted = typed.trim()
    if (isLinkAddress(wanted)) close(toLink(wanted))
    else setWrong(true)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else close(() => true)
  }
  return (
    <div className="pk-staff-html__link">
      <input
        className="pk-staff-input"
        aria-label={words.address}
        placeholder={words.addressHint}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={typed}
        ref={input}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" className="pk-staff-small" onClick={apply}>
        {words.apply}
      </button>
      {address !== '' && (
        <button type="button" className="pk-staff-small" onClick={() => close(toLink(null))}>
          {words.unlink}
        </button>
      )}
      {isWrong && (
        <p className="pk-staff-field__error" id={id}>
          {words.badAddress}
        </p>
      )}
    </div>
  )
}
