import { enumerations, listManufacturers, listSpecOptions, type CategoryFilterSetting } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { useStaff } from '../kit/staff/staff-context'
import { enumTitle } from '../kit/values/format'

/** An option of a filter as buyers see it. */
export interface FilterOption {
  readonly id: string
  readonly name: string
  readonly colorHex?: string | null | undefined
}

const MOST = 100
const STALE_MS = 300_000
const ENUMS: Readonly<Record<string, string>> = { Availability: 'ProductAvailabilityType', Tag: 'ProductTag' }

/** Everything that a filter could offer, by its source. */
export function useFilterOptions({ source, specId }: CategoryFilterSetting): readonly FilterOption[] {
  const { client, locale } = useStaff()
  const isListed = (source === 'Spec' && specId !== null) || source === 'Manufacturer'
  const found = useQuery({
    queryKey: ['filter-options', source, specId],
    enabled: isListed,
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<readonly FilterOption[]> => {
      const query = { pageSize: MOST, withTotal: false, ...(source === 'Spec' && { specId }) }
      const list = source === 'Spec' ? listSpecOptions : listManufacturers
      return ((await client.receive(list, { query }, { signal })).value as { readonly items: readonly FilterOption[] })
        .items
    },
  })
  const of = Object.hasOwn(ENUMS, source) ? ENUMS[source] : undefined
  if (of !== undefined) return (enumerations[of]?.values ?? []).map((id) => ({ id, name: enumTitle(of, id, locale) }))
  return found.data ?? []
}
