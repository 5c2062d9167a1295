import { cleanNamesFeature, middleNameIsMissing, shownName, type PersonRole } from '@prilavok/core/contacts'
import { checkoutFlow } from '@prilavok/core/flows'
import { useCheckoutField, useShop, useStore } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { SuggestField } from '../lib/suggest-field'
import './contacts.css'
import { personFieldsRu } from './contacts.labels'
import { NameHelp } from './name-help'

interface FullNameFieldProps {
  readonly of: PersonRole
  readonly errors: { readonly firstNameError: string; readonly lastNameError: string }
}

const LONGEST = 300

const partsOf = ({
  firstName,
  middleName,
  lastName,
}: { readonly [K in 'firstName' | 'middleName' | 'lastName']: string | null }) => ({
  firstName: firstName ?? '',
  middleName: middleName ?? '',
  lastName: lastName ?? '',
})

/** All names of a person in one field: suggestions help, any text is taken. Source: CONTACT-04, SUGGEST-17 to SUGGEST-21. */
export function FullNameField({ of, errors }: FullNameFieldProps) {
  const shop = useShop()
  const { state, typeName, takeName } = shop.use(checkoutFlow).features.contacts
  const { leave } = shop.use(cleanNamesFeature)
  const text = useLabels('personFields', personFieldsRu)
  const prefix = of === 'buyer' ? '' : 'recipient.'
  const firstName = useCheckoutField(`${prefix}firstName`)
  const lastName = useCheckoutField(`${prefix}lastName`)
  const name = useStore(state, (contacts) => shownName(contacts, of))
  const warns = useStore(state, (contacts) => middleNameIsMissing(contacts[of]))
  return (
    <SuggestField
      of="name"
      // Both names are requested here: an error of either leads to this field.
      id={firstName.id}
      label={text.fullName}
      autoComplete={of === 'buyer' ? 'name' : 'section-recipient name'}
      maxLength={LONGEST}
      value={name}
      help={<NameHelp text={text} warns={warns} />}
      error={firstName.error(errors.firstNameError) ?? lastName.error(errors.lastNameError)}
      rowOf={({ fullName }) => fullName}
      textOf={({ fullName }) => fullName}
      onInput={(typed) => typeName(of, typed)}
      onChoose={(suggestion) => takeName(of, partsOf(suggestion))}
      onBlur={() => {
        firstName.left()
        lastName.left()
        void leave(of)
      }}
    />
  )
}
