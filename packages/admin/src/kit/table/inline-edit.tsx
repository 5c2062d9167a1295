import { valuesAfter, type Resource } from '@prilavok/contracts/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useStaff, useLabels, type Staff, useReader } from '../staff/staff-context'
import { messageOf } from '../client/failures'
import { enumTitle, valueText } from '../values/format'
import { numberFrom } from '../lib/number-from'
import type { Row } from '../lists/use-rows'
import { ChangedMeanwhile, changeRow } from '../records/save-record'
import { isSame } from '../records/same-value'
import type { Column, Descriptor } from '../describe/descriptor.types'
import { panelsRu } from './panels.labels'
import { panelsEn } from './panels.labels.en'

/** The cell that is edited. */
export interface InlineEditProps {
  readonly descriptor: Descriptor
  readonly column: Column
  readonly row: Row
  /** What the key that began the edit has typed. */
  readonly typed?: string | undefined
  /** With true the keyboard goes on to the next row. */
  readonly onDone: (next: boolean) => void
}

/** Sends a field at once; for ten seconds the opposite call is one press away. */
function useFieldSave(resource: Resource, column: Column, row: Row) {
  const staff = useStaff()
  const reader = useReader()
  const nameOf = useLabels('fields')
  const own = useLabels({ ru: panelsRu, en: panelsEn })
  const { undo, yes, no } = useLabels('staff')
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['list', resource.key] })
  const report = (thrown: unknown, { notify }: Staff) => {
    if (thrown instanceof ChangedMeanwhile)
      notify({ text: own.changedByOther(valueText(thrown.current, column, reader, { yes, no })), tone: 'danger' })
    else notify({ text: messageOf(thrown), tone: 'danger' })
  }
  const send = async (shown: unknown, value: unknown, isUndo: boolean): Promise<void> => {
    try {
      const { field } = column
      await changeRow(staff.client, resource, { id: row.id, shown: { [field]: shown }, values: { [field]: value } })
      const text = own.saved(nameOf(column.field))
      const action = { label: undo, onPress: () => void send(value, shown, true) }
      staff.notify({ text, tone: 'success', ...(!isUndo && { action }) })
    } catch (thrown) {
      report(thrown, staff)
    }
    await refresh()
  }
  return (value: unknown) => send(row[column.field], value, false)
}

/** The field of a cell: Enter and Tab save, Escape leaves everything as it was. */
export function InlineEdit({ descriptor, column, row, typed, onDone }: InlineEditProps) {
  const { locale, notify } = useStaff()
  const nameOf = useLabels('fields')
  const { notNumber } = useLabels('staff')
  const { yes, no } = useLabels('staff')
  const own = useLabels({ ru: panelsRu, en: panelsEn })
  const save = useFieldSave(descriptor.resource, column, row)
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const before = row[column.field]
  const [text, setText] = useState(typed ?? (before === null || before === undefined ? '' : String(before)))
  const isDone = useRef(false)
  useEffect(() => {
    control.current?.focus()
    if (typed === undefined) control.current?.select?.()
  }, [])
  const value = () =>
    column.kind === 'bool'
      ? text === 'true'
      : column.kind === 'money' || column.kind === 'number'
        ? numberFrom(text)
        : text
  const finish = (isKept: boolean, next = false) => {
    if (isDone.current) return
    isDone.current = true
    const after = value()
    onDone(next)
    if (isKept && after === undefined) notify({ text: notNumber(text), tone: 'danger' })
    if (isKept && after !== undefined && !isSame(after, before)) void save(after)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') finish(false)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      finish(true, event.key === 'Tab')
    }
  }
  const common = {
    className: 'pk-staff-input',
    ref: control,
    value: text,
    'aria-label': own.edit(nameOf(column.field)),
    onBlur: () => finish(true),
    onKeyDown: press,
  }
  if (column.kind === 'bool' || column.kind === 'enum') {
    const of = 'of' in column ? column.of : null
    const options: readonly (readonly [string, string])[] =
      of === null
        ? [
            ['true', yes],
            ['false', no],
          ]
        : valuesAfter(of, String(before ?? '')).map((each) => [each, enumTitle(of, each, locale)])
    return (
      <select {...common} onChange={(event) => setText(event.target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...common}
      inputMode={column.kind === 'text' ? 'text' : 'decimal'}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
