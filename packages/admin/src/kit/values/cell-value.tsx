import { safeLink } from '@prilavok/core'
import { useStaff, useLabels, useReader } from '../staff/staff-context'
import { enumGroup, telOf, valueText } from './format'
import { useRecordNames } from './use-record-names'
import type { LeafKind } from '../describe/descriptor.types'

/** Tones of values that their enumeration does not group. */
const TONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LogLevel: { Warning: 'return', Error: 'danger', Fatal: 'danger' },
  JobStatus: { Running: 'open', Succeeded: 'work', Failed: 'danger' },
}

/** A status as a quiet badge: its text says what it is, the colour only helps. */
function Badge({ of, value, name }: { readonly of: string; readonly value: string; readonly name?: unknown }) {
  const reader = useReader()
  const words = useLabels('staff')
  return (
    <span className="pk-staff-badge" data-tone={enumGroup(of, value) ?? TONES[of]?.[value] ?? 'plain'}>
      {typeof name === 'string' && name !== '' ? name : valueText(value, { kind: 'enum', of }, reader, words)}
    </span>
  )
}

/** Records by their names, each a link to where it is edited. */
function References({ of, ids }: { readonly of: string; readonly ids: readonly string[] }) {
  const { links } = useStaff()
  return useRecordNames(of, ids).map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <a href={links.record(of, id)}>{name}</a>
    </span>
  ))
}

interface CellValueProps {
  readonly value: unknown
  readonly kind: LeafKind
  /** The shop's own name of a value of an enumeration. */
  readonly name?: unknown
}

/** A value in a table or beside a read-only field. */
export function CellValue({ value, kind, name }: CellValueProps) {
  const reader = useReader()
  const words = useLabels('staff')
  if (value === null || value === undefined || value === '') return null
  if (kind.kind === 'bool')
    return (
      <span className="pk-staff-flag" data-on={value === true || undefined}>
        {value === true ? words.yes : words.no}
      </span>
    )
  if (kind.kind === 'enum' && typeof value === 'string') return <Badge of={kind.of} value={value} name={name} />
  if (kind.kind === 'enum' && Array.isArray(value))
    return value.map((each) => <Badge key={String(each)} of={kind.of} value={String(each)} />)
  if (kind.kind === 'ref') return <References of={kind.of} ids={(Array.isArray(value) ? value : [value]).map(String)} />
  if (kind.kind === 'picture') {
    const address = safeLink(
      typeof value === 'string' ? value : (value as { readonly previewPath?: string }).previewPath,
      location.origin,
    )
    return address === null ? null : <img className="pk-staff-thumb" src={address} alt="" loading="lazy" />
  }
  if (kind.kind === 'link' && typeof value === 'string') {
    const address = safeLink(value, location.origin)
    return address === null ? (
      value
    ) : (
      <a href={address} rel="noopener" target="_blank">
        {value}
      </a>
    )
  }
  if (kind.kind === 'color') return <span className="pk-staff-mono">{String(value)}</span>
  const text = valueText(value, kind, reader, words)
  const tel = kind.kind === 'phone' ? telOf(String(value)) : null
  return tel === null ? text : <a href={tel}>{text}</a>
}
