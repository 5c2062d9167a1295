import { useCheckoutField, useContacts } from '@prilavok/react'
import { fieldLabels } from '@prilavok/ui/field'
import { PhoneField } from '@prilavok/ui/phone-field'
import { useLabels } from '../lib/labels'
import { SuggestField } from '../lib/suggest-field'
import './contacts.css'
import { contactsFormRu, type ContactsFormLabels } from './contacts-form.labels'
import { PersonFields } from './person-fields'

export interface ContactsFormProps {
  readonly labels?: Partial<ContactsFormLabels> | undefined
}

const LONGEST_EMAIL = 254

const emailOf = ({ email }: { readonly email: string }): string => email

/** Who orders (CONTACT-01): names and phone, and what is optional beside them (VALID-15 to VALID-17). */
export function ContactsForm({ labels }: ContactsFormProps) {
  const { buyer, editBuyer } = useContacts()
  const text = useLabels('contactsForm', contactsFormRu, labels)
  const words = useLabels('field', fieldLabels)
  const secondaryPhone = useCheckoutField('secondaryPhone')
  const email = useCheckoutField('email')
  return (
    <div className="pk-contacts">
      <PersonFields of="" person={buyer} errors={text} phoneHelp={text.phoneHelp} onEdit={editBuyer} />
      <PhoneField
        id={secondaryPhone.id}
        label={text.secondaryPhone}
        optional
        autoComplete="off"
        labels={words}
        value={buyer.secondaryPhone}
        error={secondaryPhone.error(text.phoneError)}
        onInput={(value) => editBuyer({ secondaryPhone: value })}
        onBlur={secondaryPhone.left}
      />
      <SuggestField
        of="email"
        id={email.id}
        label={text.email}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={LONGEST_EMAIL}
        labels={words}
        value={buyer.email}
        error={email.error(text.emailError)}
        rowOf={emailOf}
        textOf={emailOf}
        onInput={(value) => editBuyer({ email: value })}
        onChoose={(suggestion) => editBuyer({ email: emailOf(suggestion) })}
        onBlur={email.left}
      />
    </div>
  )
}
