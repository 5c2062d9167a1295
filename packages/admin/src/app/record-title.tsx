import { useEffect, useRef } from 'react'
import { useRecord } from '../kit/form/use-record'
import type { Descriptor } from '../kit/describe/descriptor.types'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { formWords } from '../kit/labels/form-words'

interface RecordTitleProps {
  readonly descriptor: Descriptor
  readonly id: string | null
}

/** The heading of a record: what it is, and its name once the form has read it. */
export function RecordTitle({ descriptor: { resource, titleField }, id }: RecordTitleProps) {
  const { locale } = useStaff()
  const { newRecord } = useLabels(formWords)
  const { data } = useRecord(resource, id)
  const heading = useRef<HTMLHeadingElement>(null)
  // Keys act inside of the wing, so the keyboard goes with whoever opens a record.
  useEffect(() => void heading.current?.focus({ preventScroll: true }), [])
  const name = data?.fields[titleField]
  const kind = resource.title[locale]
  const text = typeof name === 'string' && name !== '' ? `${kind}: ${name}` : kind
  return (
    <h1 className="pk-staff-title" tabIndex={-1} ref={heading}>
      {id === null ? newRecord : text}
    </h1>
  )
}
