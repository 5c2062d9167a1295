import { meantEmail } from '@prilavok/core/forms'
import { useContactField } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { LiveRegion } from '@prilavok/ui/live-region'
import { useEffect, useState } from 'react'
import { useLabels } from '../lib/labels'
import { emailHintRu } from './email-hint.labels'

/** Once the e-mail field is left, asks whether a well-known domain was meant where the typed one looks like a slip; a press corrects it. */
export function EmailHint() {
  const { id, value, onInput } = useContactField('email', '')
  const text = useLabels('emailHint', emailHintRu)
  const [left, setLeft] = useState('')
  useEffect(() => {
    const field = document.getElementById(id)
    const leave = () => field instanceof HTMLInputElement && setLeft(field.value)
    field?.addEventListener('blur', leave)
    return () => field?.removeEventListener('blur', leave)
  }, [id])

  const meant = left === value ? meantEmail(value) : null
  const words = meant === null ? '' : text.meant(meant.slice(meant.lastIndexOf('@') + 1))
  return (
    <>
      {meant !== null && (
        <Button
          className="pk-contacts__more"
          variant="quiet"
          size="small"
          onClick={() => {
            document.getElementById(id)?.focus()
            onInput(meant)
          }}
        >
          {words}
        </Button>
      )}
      <LiveRegion message={words} />
    </>
  )
}
