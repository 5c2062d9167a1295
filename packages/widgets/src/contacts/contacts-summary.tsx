import { contactsLine } from '@prilavok/core/contacts'
import { useContacts } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { useLabels } from '../lib/labels'
import './contacts-summary.css'
import { contactsFormRu } from './contacts.labels'

interface ContactsSummaryProps {
  readonly onOpen: () => void
}

/** The contacts in one line, once they are right; a press opens them again (CONTACT-08). */
export function ContactsSummary({ onOpen }: ContactsSummaryProps) {
  const text = useLabels('contactsForm', contactsFormRu)
  return (
    <div className="pk-contacts-summary">
      <p className="pk-contacts-summary__text">{contactsLine(useContacts()).join(' · ')}</p>
      <Button onClick={onOpen}>{text.change}</Button>
    </div>
  )
}
