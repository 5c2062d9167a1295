import { useQueries } from '@tanstack/react-query'
import { useStaff } from '../staff/staff-context'
import type { NamedRecord } from '../records/record-names'

const STALE_MS = 300_000

/** The names of chosen records; those of one screen are asked for together. */
export function useRecordNames(of: string, ids: readonly string[]): readonly NamedRecord[] {
  const { names } = useStaff()
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['name', of, id],
      queryFn: () => names.nameOf(of, id),
      staleTime: STALE_MS,
    })),
  })
  return ids.map((id, at) => found[at]?.data ?? { id, name: '…' })
}
