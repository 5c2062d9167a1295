import { Button } from '@prilavok/ui/button'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useLabels, useReader, type Reader } from '../staff/staff-context'
import { valueText } from '../values/format'
import { styled } from '../lib/styled'
import { isPlain } from '../records/same-value'
import type { Field, GroupField } from '../describe/descriptor.types'
import { isGroup } from '../describe/is-group'
import { formWords } from '../labels/form-words'

/** A longer list scrolls in a box of its own, with only the records in sight (180 rows of inputs take a browser seconds). */
const VIRTUAL_FROM = 30
const ITEM_HEIGHT = 44
/** Lists this short are open from the start. */
const OPEN_UP_TO = 3
const SUMMARY_VALUES = 4

interface RowWords {
  readonly yes: string
  readonly no: string
}

interface ListFieldProps {
  readonly field: GroupField
  readonly name: string
  readonly isReadOnly: boolean
  /** A field of a record of the list; the second part begins its name. */
  readonly children: (field: Field, above: string) => ReactNode
}

function Scrolled({ count, render }: { readonly count: number; readonly render: (index: number) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ITEM_HEIGHT,
    overscan: 3,
  })
  return (
    <div className="pk-staff-list__scroll" ref={box}>
      <div className="pk-staff-list__room" ref={styled({ 'block-size': `${virtual.getTotalSize()}px` })}>
        {virtual.getVirtualItems().map(({ index, start, key }) => (
          <div
            key={key}
            className="pk-staff-list__placed"
            data-index={index}
            ref={(element) => {
              styled({ transform: `translateY(${start}px)` })(element)
              virtual.measureElement(element)
            }}
          >
            {render(index)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What a closed row is called: the first values of its record that are words or numbers. */
function summaryOf(value: unknown, fields: readonly Field[], reader: Reader, words: RowWords): string {
  if (!isPlain(value)) return ''
  const texts = fields.flatMap((field) => {
    if (isGroup(field) || field.kind === 'ref' || field.kind === 'file') return []
    const text = valueText(value[field.field], field, reader, words)
    return text === '' ? [] : [text]
  })
  return texts.slice(0, SUMMARY_VALUES).join(' · ')
}

/** Records inside of a record: items of an order, options of a survey. A closed row mounts no field. */
export function ListField({ field, name, isReadOnly, children }: ListFieldProps) {
  const reader = useReader()
  const nameOf = useLabels('fields')
  const words = useLabels(formWords)
  const staff = useLabels('staff')
  const common = useLabels('staff')
  const { control, getValues } = useFormContext<Record<string, Record<string, unknown>[]>>()
  const { fields, append, remove } = useFieldArray({ control, name, keyName: '_key' })
  const keys = fields.map(({ _key }) => _key)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(keys.length <= OPEN_UP_TO ? keys : []))
  const label = nameOf(field.field)
  const toggle = (key: string) =>
    setOpen((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]))
  const added = useRef(false)
  useEffect(() => {
    const last = keys.at(-1)
    if (added.current && last !== undefined) setOpen((before) => new Set([...before, last]))
    added.current = false
  }, [keys.length])
  const item = (index: number) => {
    const key = keys[index] ?? ''
    const isOpen = open.has(key)
    const title = summaryOf(getValues(`${name}.${index}`), field.fields, reader, common)
    return (
      <div className="pk-staff-list__item" role="group" aria-label={`${label} ${index + 1}`}>
        <div className="pk-staff-list__head">
          <button type="button" className="pk-staff-list__toggle" aria-expanded={isOpen} onClick={() => toggle(key)}>
            <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {index + 1}. {title}
          </button>
          {!isReadOnly && (
            <button
              type="button"
              className="pk-staff-small"
              aria-label={staff.remove(`${label} ${index + 1}`)}
              onClick={() => remove(index)}
            >
              ×
            </button>
          )}
        </div>
        {isOpen && (
          <div className="pk-staff-fields">{field.fields.map((each) => children(each, `${name}.${index}.`))}</div>
        )}
      </div>
    )
  }
  return (
    <fieldset className="pk-staff-group">
      <legend>
        {label} <span className="pk-staff-note">{fields.length}</span>
      </legend>
      {fields.length > VIRTUAL_FROM ? (
        <Scrolled count={fields.length} render={item} />
      ) : (
        keys.map((key, index) => <div key={key}>{item(index)}</div>)
      )}
      {!isReadOnly && (
        <Button
          size="small"
          onClick={() => {
            added.current = true
            append({})
          }}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  )
}
