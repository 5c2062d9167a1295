import { Button } from '@prilavok/ui/button'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useStaff, useText } from '../app/staff-context'
import { fieldLabel } from '../labels/labels'
import { styled } from '../lib/styled'
import type { Field, GroupField } from '../resources/descriptor.types'

/** A longer list scrolls in a box of its own, with only the records in sight (180 rows of inputs take a browser seconds). */
const VIRTUAL_FROM = 30
const ITEM_HEIGHT = 160

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

/** Records inside of a record: items of an order, options of a survey. */
export function ListField({ field, name, isReadOnly, children }: ListFieldProps) {
  const { locale } = useStaff()
  const words = useText('form')
  const { control } = useFormContext<Record<string, unknown>>()
  const { fields, append, remove } = useFieldArray({ control, name: name as never, keyName: '_key' })
  const label = fieldLabel(locale, field.field)
  const item = (index: number) => (
    <div className="pk-staff-list__item" role="group" aria-label={`${label} ${index + 1}`}>
      <div className="pk-staff-fields">{field.fields.map((each) => children(each, `${name}.${index}.`))}</div>
      {!isReadOnly && (
        <button
          type="button"
          className="pk-staff-small"
          aria-label={words.remove(`${label} ${index + 1}`)}
          onClick={() => remove(index)}
        >
          ×
        </button>
      )}
    </div>
  )
  return (
    <fieldset className="pk-staff-group">
      <legend>
        {label} <span className="pk-staff-note">{fields.length}</span>
      </legend>
      {fields.length > VIRTUAL_FROM ? (
        <Scrolled count={fields.length} render={item} />
      ) : (
        fields.map((each, index) => <div key={(each as unknown as { readonly _key: string })._key}>{item(index)}</div>)
      )}
      {!isReadOnly && (
        <Button size="small" onClick={() => append({} as never)}>
          {words.add}
        </Button>
      )}
    </fieldset>
  )
}
