import type { Resource } from '@prilavok/contracts/admin'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { readRecord, type ReadRecord } from '../records/save-record'
import { useCan, useStaff } from '../staff/staff-context'

/**
 * A record as its form has it, read once for all who show it, and kept for no longer than it is open. What somebody edits is not read
 * again behind their back: the save notices newer versions.
 */
export function useRecord(resource: Resource, id: string | null): UseQueryResult<ReadRecord> {
  const { client } = useStaff()
  const can = useCan()
  return useQuery({
    queryKey: ['record', resource.key, id],
    queryFn: ({ signal }) => readRecord(client, resource, id ?? '', signal),
    enabled: can(resource.permission, 'read') && id !== null,
    staleTime: Infinity,
    gcTime: 0,
  })
}
