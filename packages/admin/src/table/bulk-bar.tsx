import { enumerations, runBulk, type BulkResult } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan, useStaff, useText } from '../app/staff-context'
import { enumTitle } from '../lib/format'
import { bulkTarget, selectedCount, type Selection } from '../lists/selection'
import type { Rows } from '../lists/use-rows'
import type { Descriptor } from '../resources/descriptor.types'

/** The value that an action of a list needs, and how it is named in the request. */
function valueOf(
  action: string,
  { resource }: Descriptor,
): { readonly field: string; readonly of?: string; readonly kind: 'bool' | 'enum' | 'text' | 'none' } {
  if (['delete', 'generate', 'notify', 'printLabels', 'merge'].includes(action)) return { field: '', kind: 'none' }
  if (action === 'addTags' || action === 'removeTags') return { field: 'tags', kind: 'text' }
  if (action === 'changePrice') return { field: 'percent', kind: 'text' }
  const word = action.replace(/^set/, '')
  const field = word.charAt(0).toLowerCase() + word.slice(1)
  const [, filter] =
    Object.entries(resource.listing.filters).find(([name]) => [field, `is${word}`, `${field}Type`].includes(name)) ?? []
  if (filter?.type === 'enum') return { field, kind: 'enum', ...(filter.of !== undefined && { of: filter.of }) }
  return { field, kind: filter?.type === 'bool' ? 'bool' : 'text' }
}

interface BulkBarProps {
  readonly descriptor: Descriptor
  readonly selection: Selection
  readonly query: Readonly<Record<string, readonly string[]>>
  readonly rows: Rows
  readonly onClear: () => void
}

/** What can be done with the selected rows; as high as the line that it replaces, so that nothing jumps. */
export function BulkBar({ descriptor, selection, query, rows, onClear }: BulkBarProps) {
  const { client, notify, locale } = useStaff()
  const can = useCan()
  const words = useText('table')
  const { yes, no } = useText('staff')
  const { bulk } = useText('app')
  const queries = useQueryClient()
  const { key, permission, listing } = descriptor.resource
  const actions = listing.bulk.filter(
    (each) => each !== 'export' && can(permission, each === 'delete' ? 'delete' : 'write'),
  )
  const [action, setAction] = useState(actions[0] ?? '')
  const [value, setValue] = useState('')
  const asked = valueOf(action, descriptor)
  const options =
    asked.kind === 'bool'
      ? [['true', yes] as const, ['false', no] as const]
      : (enumerations[asked.of ?? '']?.values ?? []).map(
          (each) => [each, enumTitle(asked.of ?? '', each, locale)] as const,
        )
  const chosen = value === '' && options.length > 0 ? (options[0]?.[0] ?? '') : value
  const payload = () => {
    if (asked.kind === 'none') return undefined
    if (asked.kind === 'bool') return { [asked.field]: chosen === 'true', value: chosen === 'true' }
    if (asked.field === 'tags')
      return {
        tags: chosen
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      }
    if (asked.field === 'percent') return { percent: Number(chosen.replace(',', '.')) }
    return { [asked.field]: chosen, value: chosen }
  }
  const run = useMutation({
    mutationFn: async (): Promise<BulkResult | null> => {
      const target = bulkTarget(
        selection,
        query,
        rows.total,
        rows.loaded.map(({ id }) => id),
      )
      if (target === null) {
        notify({ text: words.bulkTooMany, tone: 'danger' })
        return null
      }
      const body = { ...target, action, payload: payload() }
      return (await client.receive(runBulk, { params: { entity: key }, body })).value as BulkResult
    },
    onSuccess: (result) => {
      if (result === null) return
      notify({ text: words.bulkDone(result.done), tone: 'success' })
      if (result.failed > 0) notify({ text: words.bulkFailed(result.failed), tone: 'danger' })
      void queries.invalidateQueries({ queryKey: ['list', key] })
      onClear()
    },
  })
  return (
    <div className="pk-staff-bulk" role="group" aria-label={words.selected(selectedCount(selection, rows.total))}>
      <strong aria-live="polite">{words.selected(selectedCount(selection, rows.total))}</strong>
      {actions.length > 0 && (
        <>
          <select
            className="pk-staff-input"
            aria-label={words.run}
            value={action}
            onChange={(event) => {
              setAction(event.target.value)
              setValue('')
            }}
          >
            {actions.map((each) => (
              <option key={each} value={each}>
                {bulk[each] ?? each}
              </option>
            ))}
          </select>
          {asked.kind !== 'none' &&
            (options.length > 0 ? (
              <select
                className="pk-staff-input"
                aria-label={words.bulkValue}
                value={chosen}
                onChange={(event) => setValue(event.target.value)}
              >
                {options.map(([each, name]) => (
                  <option key={each} value={each}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <input
                className="pk-staff-input"
                aria-label={words.bulkValue}
                value={value}
                onChange={(event) => setValue(event.target.value)}
              />
            ))}
          <Button
            size="small"
            variant={action === 'delete' ? 'danger' : 'primary'}
            busy={run.isPending}
            onClick={() => run.mutate()}
          >
            {words.run}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        {words.clearSelection}
      </Button>
    </div>
  )
}
