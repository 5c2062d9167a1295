import type { Endpoint } from '@prilavok/contracts'
import { useMemo } from 'react'
import { useStaff } from '../kit/staff/staff-context'
import { listSource } from '../kit/parts/list-source'
import type { Item } from '../kit/parts/list-part.types'
import type { ListShape } from '../kit/records/keyed-list'
import type { RecordSource } from '../kit/records/save-record'
import { productRu } from './product-screen.labels'
import { productEn } from './product-screen.labels.en'

/** A tab of a product. */
export interface ProductTabProps {
  readonly id: string
  readonly isReadOnly: boolean
}

/** The words of the screen of a product. */
export const productLabels = { ru: productRu, en: productEn }

/** Text of a field that may be absent. */
export const textAt = (item: Item, field: string): string | null => {
  const value = item[field]
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null
}

/** A number of a field that may be absent. */
export const numberAt = (item: Item, field: string): number | null => {
  const value = item[field]
  return typeof value === 'number' ? value : null
}

interface ProductPartCalls {
  readonly read: Endpoint
  readonly save: Endpoint
  readonly shape: ListShape
  /** Whether the save names the product in its path, not only in its body. */
  readonly hasIdInPath?: true
}

/** Reads and saves a part of a product. */
export function useProductPart(id: string, { read, save, shape, hasIdInPath }: ProductPartCalls): RecordSource {
  const { client } = useStaff()
  return useMemo(
    () =>
      listSource(client, {
        read,
        save,
        input: { params: { id } },
        owner: hasIdInPath === true ? {} : { productId: id },
        shape,
      }),
    [client, id],
  )
}
