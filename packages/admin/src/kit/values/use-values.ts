import { useLabels, useReader } from '../staff/staff-context'
import { valueText } from './format'
import type { LeafKind } from '../describe/descriptor.types'

/** Writes values as the reader's language has them. */
export function useValues() {
  const reader = useReader()
  const words = useLabels('staff')
  const text = (value: unknown, kind: LeafKind) => valueText(value, kind, reader, words)
  return {
    money: (value: number | null | undefined) => text(value, { kind: 'money' }),
    number: (value: number | null | undefined) => text(value, { kind: 'number' }),
    day: (value: string | null | undefined) => text(value, { kind: 'date' }),
    moment: (value: string | null | undefined) => text(value, { kind: 'datetime' }),
    phone: (value: string | null | undefined) => text(value, { kind: 'phone' }),
    title: (of: string, value: string | null | undefined) => text(value, { kind: 'enum', of }),
  }
}
