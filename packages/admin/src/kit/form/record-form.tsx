import { useQuery } from '@tanstack/react-query'
import { DescriptorContext, useCan, useStaff, useLabels } from '../staff/staff-context'
import { failureOf } from '../client/failures'
import { readRecord, type ReadRecord } from '../records/save-record'
import { EditSession } from './edit-session'
import type { RecordFormProps } from './record-form.types'
import './form.css'

const NEW_RECORD: ReadRecord = { fields: {}, etag: null }

/** Reads a record and edits it; what cannot be saved is shown and no more. Source: ADMIN-05, ADMIN-06, ADMIN-13. */
export function RecordForm({ descriptor, id, ...rest }: RecordFormProps) {
  const { client } = useStaff()
  const can = useCan()
  const words = useLabels('staff')
  const { resource } = descriptor
  const mayRead = can(resource.permission, 'read')
  // What somebody edits is not read again behind their back: the save notices newer versions.
  const record = useQuery({
    queryKey: ['record', resource.key, id],
    queryFn: ({ signal }) => readRecord(client, resource, id ?? '', signal),
    enabled: mayRead && id !== null,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (!mayRead) return <p className="pk-staff-notice">{words.refused}</p>
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
