import { middleNameIsMissing, type ContactsState } from '@prilavok/core/contacts'
import { useCheckoutField, useSettings } from '@prilavok/react'
import { fieldLabels } from '@prilavok/ui/field'
import { PhoneField } from '@prilavok/ui/phone-field'
import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { TextField } from '@prilavok/ui/text-field'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import './contacts.css'
import { ContactsLater } from './contacts-later'
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

/** The names of a person, in fields of their own or in one (CONTACT-04), and the phone (CONTACT-01, CONTACT-02). */
export function PersonFields(props: PersonFieldsProps) {
  const { of, person, onEdit, errors, phoneHelp } = props
  const { UseSeparateFullNameFields } = useSettings().options
  const text = useLabels('personFields', personFieldsRu)
  const phone = useCheckoutField(`${of}phone`)
  return (
    <div className="pk-contacts">
      {UseSeparateFullNameFields ? (
        <SeparateNames {...props} />
      ) : (
        <ContactsLater waiting={<SkeletonBlock height="88px" />}>
          {({ FullNameField }) => <FullNameField of={of === '' ? 'buyer' : 'recipient'} errors={errors} />}
        </ContactsLater>
      )}
      <PhoneField
        id={phone.id}
        label={text.phone}
        autoComplete={`${sectionOf(of)}tel`}
        value={person.phone}
        help={phoneHelp}
        error={phone.error(errors.phoneError)}
        onInput={(value) => onEdit({ phone: value })}
        onBlur={phone.left}
      />
    </div>
  )
}

/** A section of its own keeps the browser from filling the buyer's data into another person's fields. */
const sectionOf = (of: PersonFieldsProps['of']): string => (of === '' ? '' : 'section-recipient ')

/** Last, first and middle name, each in its field. */
function SeparateNames({ of, person, onEdit, errors }: PersonFieldsProps) {
  const text = useLabels('personFields', personFieldsRu)
  const words = useLabels('field', fieldLabels)
  const lastName = useCheckoutField(`${of}lastName`)
  const firstName = useCheckoutField(`${of}firstName`)
  const middleName = useCheckoutField(`${of}middleName`)
  const autofill = sectionOf(of)
  const warning = middleNameIsMissing(person) && <span className="pk-contacts__warning">{text.middleNameWarning}</span>
  return (
    <>
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
    </>
  )
}
