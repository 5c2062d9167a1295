import { middleNameIsMissing } from '@prilavok/core/contacts'
import { checkoutFlow } from '@prilavok/core/flows'
import { useOption, useShop, useStore } from '@prilavok/react'
import { fieldLabels } from '@prilavok/ui/field'
import { SkeletonBlock } from '@prilavok/ui/skeleton'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { ContactPhone, NameField } from './contact-fields'
import './contacts.css'
import { personFieldsRu } from './contacts.labels'
import { NameHelp } from './name-help'
import { lazySection } from '../lib/lazy-section'

/** Only where a shop asks for all names in one field. */
const LazyFullName = lazySection(() => import('./full-name-field'))

interface PersonFieldsProps {
  /** Whose fields they are; a prefix of the field names. */
  readonly of: '' | 'recipient.'
  readonly errors: { readonly firstNameError: string; readonly lastNameError: string; readonly phoneError: string }
  readonly phoneHelp?: ReactNode
  /** Stands below the phone. */
  readonly morePhones?: ReactNode
}

const roleOf = (of: PersonFieldsProps['of']) => (of === '' ? 'buyer' : 'recipient')

/** The names of a person, in fields of their own or in one, and the phone. Source: CONTACT-04, CONTACT-01, CONTACT-02. */
export function PersonFields(props: PersonFieldsProps) {
  const { of, errors, phoneHelp, morePhones } = props
  const UseSeparateFullNameFields = useOption('UseSeparateFullNameFields')
  const text = useLabels('personFields', personFieldsRu)
  return (
    <>
      {UseSeparateFullNameFields ? (
        <SeparateNames {...props} />
      ) : (
        <LazyFullName fallback={<SkeletonBlock height="88px" />}>
          {({ FullNameField }) => <FullNameField of={roleOf(of)} errors={errors} />}
        </LazyFullName>
      )}
      <div className="pk-contacts__phones">
        <ContactPhone
          of={`${of}phone`}
          label={text.phone}
          autoComplete={`${sectionOf(of)}tel`}
          help={phoneHelp}
          wrong={errors.phoneError}
        />
        {morePhones}
      </div>
    </>
  )
}

/** A section of its own keeps the browser from filling the buyer's data into another person's fields. */
const sectionOf = (of: PersonFieldsProps['of']): string => (of === '' ? '' : 'section-recipient ')

/** Last, first and middle name, each in its field; what is said of all three stands below them. */
function SeparateNames({ of, errors }: PersonFieldsProps) {
  const { state } = useShop().use(checkoutFlow).features.contacts
  const warns = useStore(state, (contacts) => middleNameIsMissing(contacts[roleOf(of)]))
  const text = useLabels('personFields', personFieldsRu)
  const words = useLabels('field', fieldLabels)
  const autofill = sectionOf(of)
  return (
    <div className="pk-contacts__names pk-fields">
      <NameField
        of={`${of}lastName`}
        label={text.lastName}
        autoComplete={`${autofill}family-name`}
        wrong={errors.lastNameError}
      />
      <NameField
        of={`${of}firstName`}
        label={text.firstName}
        autoComplete={`${autofill}given-name`}
        wrong={errors.firstNameError}
      />
      <NameField
        of={`${of}middleName`}
        label={text.middleName}
        optional
        autoComplete={`${autofill}additional-name`}
        labels={{ ...words, optional: text.ifThereIsOne }}
        help={<NameHelp text={text} warns={warns} />}
        wrong={text.middleNameWarning}
      />
    </div>
  )
}
