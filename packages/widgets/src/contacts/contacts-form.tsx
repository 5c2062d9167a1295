import { useContactField } from '@prilavok/react'
import { fieldLabels, type FieldLabels } from '@prilavok/ui/field'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { SuggestField } from '../lib/suggest-field'
import './contacts.css'
import { contactsFormRu, type ContactsFormLabels } from './contacts.labels'
import { PersonFields } from './person-fields'
import { SecondPhone } from './second-phone'

export interface ContactsFormProps {
  readonly labels?: Partial<ContactsFormLabels> | undefined
  /** Stands below the e-mail field. */
  readonly emailHint?: ReactNode
}

const LONGEST_EMAIL = 254

const emailOf = ({ email }: { readonly email: string }): string => email

/** Who orders: names and phone, and what is optional beside them. Source: CONTACT-01, VALID-15 to VALID-17. */
export function ContactsForm({ labels, emailHint }: ContactsFormProps) {
  const text = useLabels('contactsForm', contactsFormRu, labels)
  const words = useLabels('field', fieldLabels)
  return (
    <div className="pk-contacts pk-fields">
      <PersonFields of="" errors={text} phoneHelp={text.phoneHelp} morePhones={<SecondPhone text={text} />} />
      <div className="pk-contacts__email">
        <EmailField text={text} words={words} />
        {emailHint}
      </div>
    </div>
  )
}

interface EmailFieldProps {
  readonly text: ContactsFormLabels
  readonly words: FieldLabels
}

function EmailField({ text, words }: EmailFieldProps) {
  const control = useContactField('email', text.emailError)
  return (
    <SuggestField
      {...control}
      of="email"
      label={text.email}
      optional
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      maxLength={LONGEST_EMAIL}
      labels={words}
      rowOf={emailOf}
      textOf={emailOf}
      onChoose={(suggestion) => control.onInput(emailOf(suggestion))}
    />
  )
}
