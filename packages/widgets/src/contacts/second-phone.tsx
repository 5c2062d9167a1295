import { useContactField } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { fieldLabels } from '@prilavok/ui/field'
import { PlusIcon } from '@prilavok/ui/icon'
import { useLayoutEffect, useState } from 'react'
import { useLabels } from '../lib/labels'
import { ContactPhone } from './contact-fields'
import type { ContactsFormLabels } from './contacts.labels'

/** A second telephone: few have one to give, so its field waits behind a button until somebody does. Source: VALID-15. */
export function SecondPhone({ text }: { readonly text: ContactsFormLabels }) {
  const { id, value } = useContactField('secondaryPhone', text.phoneError)
  const words = useLabels('field', fieldLabels)
  const [shown, setShown] = useState(value !== '')
  const [asked, setAsked] = useState(false)
  // A number of the draft shows the field, and clearing it does not take the field away.
  if (value !== '' && !shown) setShown(true)
  useLayoutEffect(() => {
    if (asked) document.getElementById(id)?.focus()
  }, [asked, id])
  if (!shown) {
    const show = () => {
      setShown(true)
      setAsked(true)
    }
    return (
      <Button className="pk-contacts__more" variant="quiet" size="small" icon={<PlusIcon size={16} />} onClick={show}>
        {text.addPhone}
      </Button>
    )
  }
  return (
    <ContactPhone
      of="secondaryPhone"
      label={text.secondaryPhone}
      optional
      autoComplete="off"
      labels={words}
      wrong={text.phoneError}
    />
  )
}
