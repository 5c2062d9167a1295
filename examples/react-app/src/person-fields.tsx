import { useCheckoutField, useContacts } from '@prilavok/react'
import { Field } from './field'
import { labels } from './labels'

const PARTS = [
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

function PersonField({ name, type, autoComplete }: (typeof PARTS)[number]) {
  const { buyer, editBuyer } = useContacts()
  const { id, error, left } = useCheckoutField(name)
  return (
    <Field label={labels[name]} id={id} error={error(labels.wrong[name])}>
      {(described) => (
        <input
          {...described}
          type={type}
          autoComplete={autoComplete}
          value={buyer[name]}
          onChange={({ target }) => editBuyer({ [name]: target.value })}
          onBlur={left}
        />
      )}
    </Field>
  )
}

/** Who orders. */
export const PersonFields = () => PARTS.map((part) => <PersonField key={part.name} {...part} />)
