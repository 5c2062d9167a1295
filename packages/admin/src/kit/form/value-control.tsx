import type { Field, LeafField } from '../describe/descriptor.types'
import { numberFrom } from '../lib/number-from'
import { useReader } from '../staff/staff-context'
import { LazyLookup } from '../lookup/lazy-lookup'
import { attributesOf, type ControlProps } from './control-props'
import { EnumChecks, EnumSelect } from './enum-control'
import { FileField } from './file-field'
import { LazyHtmlField } from './html/lazy-html-field'
import { TypedControl } from './typed-control'
import { fromLocal, jsonOf, listOf, tagsOf, textOf, toLocal } from './value-texts'

interface ValueControlProps extends Omit<ControlProps, 'isRequired'> {
  readonly field: LeafField
}

const INPUT_TYPES: Readonly<Partial<Record<Field['kind'], string>>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
}

/** The control for a value by its kind. */
export function ValueControl({ field, ...given }: ValueControlProps) {
  const control: ControlProps = { ...given, isRequired: field.required === true }
  const { id, label, value, onChange, onBlur, describedBy } = control
  const text = textOf(value)
  const { timeZone } = useReader()
  switch (field.kind) {
    case 'bool':
      return (
        <input
          {...attributesOf(control)}
          type="checkbox"
          className="pk-staff-checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    case 'number':
    case 'money':
      return <TypedControl {...control} inputMode="decimal" text={text} read={numberFrom} />
    case 'tags':
      return <TypedControl {...control} text={listOf(value).join(', ')} read={tagsOf} />
    case 'json':
      return (
        <TypedControl {...control} isLong text={value == null ? '' : JSON.stringify(value, null, 2)} read={jsonOf} />
      )
    case 'enum':
      return field.many === true ? <EnumChecks {...control} of={field.of} /> : <EnumSelect {...control} of={field.of} />
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
    case 'html':
      return (
        <LazyHtmlField
          id={id}
          label={label}
          value={text}
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
          {...attributesOf(control)}
          className="pk-staff-input"
          rows={3}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'datetime':
      return (
        <input
          {...attributesOf(control)}
          className="pk-staff-input"
          type="datetime-local"
          value={toLocal(text, timeZone)}
          onChange={(event) => onChange(fromLocal(event.target.value, timeZone))}
        />
      )
    default:
      return (
        <input
          {...attributesOf(control)}
          className="pk-staff-input"
          type={INPUT_TYPES[field.kind] ?? 'text'}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}
