import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useCan, useStaff, useText } from '../app/staff-context'
import { fieldLabel } from '../labels/labels'
import type { Field, LeafField } from '../resources/descriptor.types'
import { isGroup } from '../resources/is-group'
import { CellValue } from '../table/cell-value'
import { fieldError } from './field-rules'
import { ListField } from './list-field'
import { ValueControl } from './value-control'
import '../styles/form.css'

interface FieldRowProps {
  readonly field: Field
  /** Begins the name of the field in the form, with a dot. */
  readonly above?: string
  readonly isReadOnly: boolean
}

/** A field with its name above it and what is wrong with it below. */
export function FieldRow({ field, above = '', isReadOnly }: FieldRowProps) {
  const { locale } = useStaff()
  const can = useCan()
  const [resource = '', action = 'read'] = (field.permission ?? '').split(':')
  if (field.permission !== undefined && !can(resource, action)) return null
  const name = above + field.field
  const isLocked = isReadOnly || field.readOnly === true
  if (isGroup(field) && field.kind === 'object')
    return (
      <fieldset className="pk-staff-group">
        <legend>{fieldLabel(locale, field.field)}</legend>
        <div className="pk-staff-fields">
          {field.fields.map((each) => (
            <FieldRow key={each.field} field={each} above={`${name}.`} isReadOnly={isLocked} />
          ))}
        </div>
      </fieldset>
    )
  if (isGroup(field))
    return (
      <ListField field={field} name={name} isReadOnly={isLocked}>
        {(each, prefix) => <FieldRow key={each.field} field={each} above={prefix} isReadOnly={isLocked} />}
      </ListField>
    )
  return <LeafRow field={field} name={name} isReadOnly={isLocked} />
}

function LeafRow({
  field,
  name,
  isReadOnly,
}: {
  readonly field: LeafField
  readonly name: string
  readonly isReadOnly: boolean
}) {
  const { locale } = useStaff()
  const words = useText('form')
  const id = useId()
  const { control } = useFormContext<Record<string, unknown>>()
  const { field: bound, fieldState } = useController({
    control,
    name,
    rules: { validate: (value) => (isReadOnly ? true : (fieldError(field, value, words) ?? true)) },
  })
  const label = fieldLabel(locale, field.field)
  const error = fieldState.error?.message
  const errorId = `${id}-error`
  return (
    <div className="pk-staff-field" data-wide={field.wide || undefined} data-invalid={error !== undefined || undefined}>
      {isReadOnly || field.kind === 'picture' || field.kind === 'named' ? (
        <>
          <span className="pk-staff-field__name">{label}</span>
          <div className="pk-staff-field__value">
            <CellValue value={bound.value} kind={field} />
          </div>
        </>
      ) : (
        <>
          <label className="pk-staff-field__name" htmlFor={id}>
            {label}
            {field.required !== true && field.kind !== 'bool' ? '' : field.required === true ? ' *' : ''}
          </label>
          <ValueControl
            field={field}
            id={id}
            label={label}
            value={bound.value}
            onChange={bound.onChange}
            onBlur={bound.onBlur}
            focusRef={bound.ref}
            describedBy={error === undefined ? undefined : errorId}
          />
          {error !== undefined && (
            <p className="pk-staff-field__error" id={errorId}>
              {error}
            </p>
          )}
        </>
      )}
    </div>
  )
}
