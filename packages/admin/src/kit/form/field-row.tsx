import { useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useCan, useLabels } from '../staff/staff-context'
import type { Field, LeafField } from '../describe/descriptor.types'
import { isNothing } from '../records/same-value'
import { isGroup } from '../describe/is-group'
import { CellValue } from '../values/cell-value'
import { VisitText } from '../values/visit-text'
import { fieldError } from './field-rules'
import { ListField } from './list-field'
import { ValueControl } from './value-control'
import { formWords } from '../labels/form-words'
import './form.css'

interface FieldRowProps {
  readonly field: Field
  /** Begins the name of the field in the form, with a dot. */
  readonly above?: string
  /** The record inside of the record that may be left out whole, with this field. */
  readonly group?: string | undefined
  readonly isReadOnly: boolean
}

/** A field with its name above it and what is wrong with it below. */
export function FieldRow({ field, above = '', group, isReadOnly }: FieldRowProps) {
  const nameOf = useLabels('fields')
  const can = useCan()
  const [resource = '', action = 'read'] = (field.permission ?? '').split(':')
  if (field.permission !== undefined && !can(resource, action)) return null
  const name = above + field.field
  const isLocked = isReadOnly || field.readOnly === true
  if (isGroup(field) && field.kind === 'object')
    return (
      <fieldset className="pk-staff-group">
        <legend>{nameOf(field.field)}</legend>
        <div className="pk-staff-fields">
          {field.fields.map((each) => (
            <FieldRow
              key={each.field}
              field={each}
              above={`${name}.`}
              group={field.required === true ? undefined : name}
              isReadOnly={isLocked}
            />
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
  return group === undefined || field.required !== true ? (
    <LeafRow field={field} name={name} isReadOnly={isLocked} />
  ) : (
    <LeafOfGroup field={field} name={name} group={group} isReadOnly={isLocked} />
  )
}

interface LeafRowProps {
  readonly field: LeafField
  readonly name: string
  readonly isReadOnly: boolean
}

/** A field that is required once anything of its group is given. */
function LeafOfGroup({ field, group, ...rest }: LeafRowProps & { readonly group: string }) {
  const { required: _, ...optional } = field
  const isLeftOut = isNothing(useWatch({ name: group }))
  return <LeafRow {...rest} field={isLeftOut ? (optional as LeafField) : field} />
}

function LeafRow({ field, name, isReadOnly }: LeafRowProps) {
  const nameOf = useLabels('fields')
  const words = useLabels(formWords)
  const id = useId()
  const { control } = useFormContext<Record<string, unknown>>()
  const { field: bound, fieldState } = useController({
    control,
    name,
    rules: { validate: (value) => (isReadOnly ? true : (fieldError(field, value, words) ?? true)) },
  })
  const label = nameOf(field.field)
  const error = fieldState.error?.message
  const errorId = `${id}-error`
  return (
    <div className="pk-staff-field" data-wide={field.wide || undefined} data-invalid={error !== undefined || undefined}>
      {isReadOnly || field.kind === 'picture' || field.kind === 'named' ? (
        <>
          <span className="pk-staff-field__name">{label}</span>
          <div className="pk-staff-field__value">
            {field.kind === 'visit' ? (
              <VisitText marks={bound.value} />
            ) : (
              <CellValue value={bound.value} kind={field} />
            )}
          </div>
        </>
      ) : (
        <>
          <label className="pk-staff-field__name" htmlFor={id}>
            {label}
            {field.required === true && ' *'}
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
