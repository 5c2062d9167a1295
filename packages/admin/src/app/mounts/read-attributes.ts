import { fileTypeValues, type FileType } from '@prilavok/contracts/admin'
import type { StaffMap } from '../../kit/staff/staff-context'
import type { ListState } from '../../kit/lists/list-state'

const MOUNTS = [
  'admin-app',
  'admin-table',
  'admin-form',
  'admin-lookup',
  'admin-history',
  'admin-files',
  'admin-terminal',
] as const
/** What a page can mount of the staff wing. */
export type MountName = (typeof MOUNTS)[number]

/** The attributes of an element of the staff wing. */
export interface StaffAttributes {
  readonly mount: MountName | null
  readonly resource: string
  /** Null for a new record. */
  readonly id: string | null
  /** Null: the table is in no address. */
  readonly prefix: string | null
  readonly fixed: ListState['filters']
  readonly height: string
  readonly type: FileType
  readonly many: boolean
  readonly name: string
  readonly label: string
  /** The tiles of maps; null where the page names none. */
  readonly map: StaffMap | null
}

const USUAL_HEIGHT = '560px'

/** Reads `data-*`; what cannot be read is as if it were not there. Filters are written as a query: `status=New&status=Paid`. */
export function readAttributes(dataset: Readonly<Record<string, string | undefined>>): StaffAttributes {
  const text = (name: string): string => (Object.hasOwn(dataset, name) ? (dataset[name] ?? '') : '').trim()
  const fixed: Record<string, readonly string[]> = {}
  for (const [name, value] of new URLSearchParams(text('filters')))
    fixed[name] = [...(Object.hasOwn(fixed, name) ? (fixed[name] ?? []) : []), value]
  const height = text('height')
  return {
    mount: MOUNTS.find((each) => each === text('prilavok')) ?? null,
    resource: text('resource'),
    id: text('recordId') === '' ? null : text('recordId'),
    prefix: text('urlPrefix') === '' ? null : text('urlPrefix'),
    fixed,
    height: /^\d{2,4}(px|vh|svh|em)$/.test(height) ? height : USUAL_HEIGHT,
    type: fileTypeValues.values.find((each) => each === text('fileType')) ?? 'Temp',
    many: text('many') === 'true',
    name: text('name') === '' ? 'id' : text('name'),
    label: text('label'),
    map:
      text('mapTiles') === ''
        ? null
        : {
            tiles: text('mapTiles'),
            attribution: text('mapAttribution'),
            attributionLink: text('mapAttributionLink'),
          },
  }
}
