import { DescriptorContext, useCan, useLabels } from '../staff/staff-context'
import { failureOf } from '../client/failures'
import type { ReadRecord } from '../records/save-record'
import { EditSession } from './edit-session'
import type { RecordFormProps } from './record-form.types'
import { useRecord } from './use-record'
import './form.css'

const NEW_RECORD: ReadRecord = { fields: {}, etag: null }

/** Reads a record and edits it; what cannot be saved is shown and no more. Source: ADMIN-05, ADMIN-06, ADMIN-13. */
export function RecordForm({ descriptor, id, ...rest }: RecordFormProps) {
  const can = useCan()
  const words = useLabels('staff')
  const { resource } = descriptor
  const mayRead = can(resource.permission, 'read')
  const mayWrite = can(resource.permission, 'write')
  const record = useRecord(resource, id)
  if (!mayRead || (id === null && !mayWrite)) return <p className="pk-staff-notice">{words.refused}</p>
  const read = id === null ? NEW_RECORD : record.data
  if (record.isError && id !== null)
    return (
      <p className="pk-staff-notice" role="alert">
        {failureOf(record.error)?.status === 404 ? words.notFound : record.error.message}
      </p>
    )
  if (read === undefined)
    return (
      <p className="pk-staff-notice" role="status">
        {words.loading}
      </p>
    )
  return (
    <DescriptorContext value={descriptor}>
      <EditSession key={id} descriptor={descriptor} id={id} record={read} {...rest} />
    </DescriptorContext>
  )
}
