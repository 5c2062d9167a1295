import { middleNameIsMissing, shownName, type ContactsState, type PersonRole } from '@prilavok/core/contacts'
import { cleanNameFlow } from '@prilavok/core/flows'
import { useCheckoutField, useContacts, useShop } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { SuggestField } from '../lib/suggest-field'
import './contacts.css'
import { personFieldsRu } from './person-fields.labels'

interface FullNameFieldProps {
  readonly of: PersonRole
  readonly errors: { readonly firstNameError: string; readonly lastNameError: string }
}

const LONGEST = 300

const partsOf = ({ firstName, middleName, lastName }: { readonly [K in 'firstName' | 'middleName' | 'lastName']: string | null }) => ({
  firstName: firstName ?? '',
  middleName: middleName ?? '',
  lastName: lastName ?? '',
})

/** All names of a person in one field (CONTACT-04): suggestions help, any text is taken (SUGGEST-17 to SUGGEST-21). */
export function FullNameField({ of, errors }: FullNameFieldProps) {
  const contacts = useContacts()
  const { leave } = useShop().use(cleanNameFlow)
  const text = useLabels('personFields', personFieldsRu)
  const prefix = of === 'buyer' ? '' : 'recipient.'
  const firstName = useCheckoutField(`${prefix}firstName`)
  const lastName = useCheckoutField(`${prefix}lastName`)
  const person: ContactsState['recipient'] = contacts[of]
  const warning = middleNameIsMissing(person) && <span className="pk-contacts__warning">{text.middleNameWarning}</span>
  return (
    <SuggestField
      of="name"
      // Both names are asked for here: an error of either leads to this field.
      id={firstName.id}
      label={text.fullName}
      autoComplete={of === 'buyer' ? 'name' : 'section-recipient name'}
      maxLength={LONGEST}
      value={shownName(contacts, of)}
      help={warning || text.fullNameHelp}
      error={firstName.error(errors.firstNameError) ?? lastName.error(errors.lastNameError)}
      rowOf={({ fullName }) => fullName}
      textOf={({ fullName }) => fullName}
      onInput={(typed) => contacts.typeName(of, typed)}
      onChoose={(suggestion) => contacts.takeName(of, partsOf(suggestion))}
      onBlur={() => {
        firstName.left()
        lastName.left()
        void leave(of)
      }}
    />
  )
}
