import { enumerations } from '@prilavok/contracts/admin'
import { useEffect, useState, type Ref } from 'react'
import { useStaff } from '../staff/staff-context'
import { enumTitle } from '../values/format'
import type { Field, LeafField } from '../describe/descriptor.types'
import { numberFrom } from '../lib/number-from'
import { FileField } from './file-field'
import { LazyHtmlField } from './html/lazy-html-field'
import { LazyLookup } from '../lookup/lazy-lookup'

interface ValueControlProps {
  readonly field: LeafField
  readonly id: string
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  readonly focusRef: Ref<never>
  readonly describedBy: string | undefined
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : value === null || value === undefined || value === ''
      ? []
      : [String(value)]

/** A moment of the wire as the field for local date and time takes it, and back. */
const toLocal = (value: string): string => {
  const date = new Date(value)
  return value === '' || Number.isNaN(date.getTime())
    ? ''
    : new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
const fromLocal = (value: string): string | null => (value === '' ? null : new Date(value).toISOString())

const INPUT_TYPES: Readonly<Partial<Record<Field['kind'], string>>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  datetime: 'datetime-local',
}

/** Numbers, lists and JSON are typed as text and become a value once they can be read. */
function TypedText({
  value,
  read,
  isLong,
  ...rest
}: {
  readonly value: string
  readonly read: (text: string) => void
  readonly isLong?: boolean
  readonly [attribute: string]: unknown
}) {
  const [text, setText] = useState(value)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!isTyping) setText(value)
  }, [value, isTyping])
  const common = {
    ...rest,
    className: 'pk-staff-input',
    value: text,
    onFocus: () => setTyping(true),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setText(event.target.value)
      read(event.target.value)
    },
    onBlur: () => {
      setTyping(false)
      if (typeof rest['onBlur'] === 'function') (rest['onBlur'] as () => void)()
    },
  }
  return isLong === true ? <textarea {...common} rows={5} spellCheck={false} /> : <input {...common} />
}

/** The control for a value by its kind. */
export function ValueControl({ field, id, label, value, onChange, onBlur, focusRef, describedBy }: ValueControlProps) {
  const { locale } = useStaff()
  const common = {
    id,
    onBlur,
    ref: focusRef,
    'aria-describedby': describedBy,
    'aria-invalid': describedBy !== undefined || undefined,
    'aria-required': field.required,
  }
  switch (field.kind) {
    case 'bool':
      return (
        <input
          {...common}
          type="checkbox"
          className="pk-staff-checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    case 'number':
    case 'money':
      return (
        <TypedText
          {...common}
          inputMode="decimal"
          value={textOf(value)}
          read={(text) => {
            const number = numberFrom(text)
            if (number !== undefined) onChange(number)
          }}
        />
      )
    case 'enum': {
      const options = (Object.hasOwn(enumerations, field.of) ? enumerations[field.of]?.values : undefined) ?? []
      if (field.many === true) {
        const chosen = listOf(value)
        return (
          <div role="group" aria-label={label} className="pk-staff-checks">
            {options.map((each) => (
              <label key={each} className="pk-staff-check">
                <input
                  type="checkbox"
                  checked={chosen.includes(each)}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...chosen, each] : chosen.filter((one) => one !== each))
                  }
                />
                {enumTitle(field.of, each, locale)}
              </label>
            ))}
          </div>
        )
      }
      const current = textOf(value)
      return (
        <select
          {...common}
          className="pk-staff-input"
          value={current}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        >
          {(field.required !== true || current === '') && <option value="">—</option>}
          {[...new Set([...(current === '' ? [] : [current]), ...options])].map((each) => (
            <option key={each} value={each}>
              {enumTitle(field.of, each, locale)}
            </option>
          ))}
        </select>
      )
    }
    case 'ref':
      return (
        <LazyLookup
          of={field.of}
          many={field.many === true}
          label={label}
          id={id}
          isInvalid={describedBy !== undefined}
          value={listOf(value)}
          onChange={(ids) => onChange(field.many === true ? ids : (ids[0] ?? null))}
        />
      )
    case 'tags':
      return (
        <TypedText
          {...common}
          value={listOf(value).join(', ')}
          read={(text) =>
            onChange(
              text
                .split(',')
                .map((each) => each.trim())
                .filter((each) => each !== ''),
            )
          }
        />
      )
    case 'json':
      return (
        <TypedText
          {...common}
          isLong
          value={value === null || value === undefined ? '' : JSON.stringify(value, null, 2)}
          read={(text) => {
            try {
              onChange(text.trim() === '' ? null : JSON.parse(text))
            } catch {
              /* Not yet JSON: the last readable value stays. */
            }
          }}
        />
      )
    case 'html':
      return (
        <LazyHtmlField
          id={id}
          label={label}
          value={textOf(value)}
          onChange={onChange}
          onBlur={onBlur}
          describedBy={describedBy}
        />
      )
    case 'file':
      return (
        <FileField
          type={field.type}
          maxKb={field.maxKb}
          many={field.many === true}
          id={id}
          value={listOf(value)}
          onChange={(ids) => onChange(field.many === true ? ids : (ids[0] ?? null))}
        />
      )
    case 'multiline':
      return (
        <textarea
          {...common}
          className="pk-staff-input"
          rows={3}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'datetime':
      return (
        <input
          {...common}
          className="pk-staff-input"
          type="datetime-local"
          value={toLocal(textOf(value))}
          onChange={(event) => onChange(fromLocal(event.target.value))}
        />
      )
    default:
      return (
        <input
          {...common}
          className="pk-staff-input"
          type={INPUT_TYPES[field.kind] ?? 'text'}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}
