import { middleNameIsMissing, type ContactsState } from '@prilavok/core/contacts'
import { useCheckoutField } from '@prilavok/react'
import { fieldLabels } from '@prilavok/ui/field'
import { PhoneField } from '@prilavok/ui/phone-field'
import { TextField } from '@prilavok/ui/text-field'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import './contacts.css'
import { personFieldsRu } from './person-fields.labels'

type Person = ContactsState['recipient']

interface PersonFieldsProps {
  /** Whose fields they are; a prefix of the field names. */
  readonly of: '' | 'recipient.'
  readonly person: Person
  readonly onEdit: (change: Partial<Person>) => void
  readonly errors: { readonly firstNameError: string; readonly lastNameError: string; readonly phoneError: string }
  readonly phoneHelp?: ReactNode
}

const LONGEST_NAME = 100

/** The names of a person in fields of their own, and the phone (CONTACT-01, CONTACT-02). */
export function PersonFields({ of, person, onEdit, errors, phoneHelp }: PersonFieldsProps) {
  const text = useLabels('personFields', personFieldsRu)
  const words = useLabels('field', fieldLabels)
  const lastName = useCheckoutField(`${of}lastName`)
  const firstName = useCheckoutField(`${of}firstName`)
  const middleName = useCheckoutField(`${of}middleName`)
  const phone = useCheckoutField(`${of}phone`)
  // A section of its own keeps the browser from filling the buyer's data into another person's fields.
  const autofill = of === '' ? '' : 'section-recipient '
  const warning = middleNameIsMissing(person) && <span className="pk-contacts__warning">{text.middleNameWarning}</span>
  return (
    <div className="pk-contacts">
      <TextField
        id={lastName.id}
        label={text.lastName}
        autoComplete={`${autofill}family-name`}
        maxLength={LONGEST_NAME}
        value={person.lastName}
        error={lastName.error(errors.lastNameError)}
        onInput={(value) => onEdit({ lastName: value })}
        onBlur={lastName.left}
      />
      <TextField
        id={firstName.id}
        label={text.firstName}
        autoComplete={`${autofill}given-name`}
        maxLength={LONGEST_NAME}
        value={person.firstName}
        error={firstName.error(errors.firstNameError)}
        onInput={(value) => onEdit({ firstName: value })}
        onBlur={firstName.left}
      />
      <TextField
        id={middleName.id}
        label={text.middleName}
        optional
        autoComplete={`${autofill}additional-name`}
        maxLength={LONGEST_NAME}
        labels={words}
        value={person.middleName}
        help={warning}
        error={middleName.error(text.middleNameWarning)}
        onInput={(value) => onEdit({ middleName: value })}
        onBlur={middleName.left}
      />
      <PhoneField
        id={phone.id}
        label={text.phone}
        autoComplete={`${autofill}tel`}
        value={person.phone}
        help={phoneHelp}
        error={phone.error(errors.phoneError)}
        onInput={(value) => onEdit({ phone: value })}
        onBlur={phone.left}
      />
    </div>
  )
}
