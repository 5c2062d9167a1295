/** The usual way in React: react-hook-form with a zod schema; each field hears only of its own error. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm, useFormState } from 'react-hook-form'
import { z } from 'zod'
import { EMAIL, FIELDS, PHONE, REQUIRED, WRONG } from './fields'

const ruleOf = ({ required, form }) => {
  const pattern = form === 'phone' ? PHONE : form === 'email' ? EMAIL : null
  const text = required ? z.string().trim().min(1, REQUIRED) : z.string().trim()
  return pattern === null ? text : text.refine((value) => value === '' || pattern.test(value), WRONG)
}
const schema = z.object(Object.fromEntries(FIELDS.map((field) => [field.name, ruleOf(field)])))

function Field({ field: { name, label, form }, register, control }) {
  const { errors } = useFormState({ control, name })
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        type={form === 'phone' ? 'tel' : form}
        aria-invalid={errors[name] !== undefined}
        {...register(name)}
      />
      <span className="note">{errors[name]?.message}</span>
    </p>
  )
}

function Form() {
  const { register, control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: Object.fromEntries(FIELDS.map(({ name }) => [name, ''])),
  })
  const [wrong, setWrong] = useState(null)
  const summary = useRef(null)
  useEffect(() => summary.current?.focus(), [wrong])
  return (
    <form noValidate onSubmit={handleSubmit(() => {}, setWrong)}>
      {wrong !== null && (
        <div className="errors" tabIndex={-1} ref={summary}>
          {FIELDS.filter(({ name }) => wrong[name]).map(({ name, label }) => (
            <p key={name}>
              <a href={`#${name}`}>{`${label}: ${wrong[name].message}`}</a>
            </p>
          ))}
        </div>
      )}
      {FIELDS.map((field) => (
        <Field key={field.name} {...{ field, register, control }} />
      ))}
      <button className="send">Оформить заказ</button>
    </form>
  )
}

createRoot(document.querySelector('[data-form]')).render(<Form />)
