import {
  addProviderProduct,
  deleteProviderProduct,
  listProviderProducts,
  updateProviderProduct,
} from '@prilavok/contracts/admin'
import { StaffError } from '../kit/client/failures'
import type { StaffClient } from '../kit/client/staff-client'
import type { Item } from '../kit/parts/list-part.types'
import { itemsOf, keyed, mergeByIdentity } from '../kit/records/keyed-list'
import { isPlain, isSame } from '../kit/records/same-value'
import type { ReadRecord, RecordSource } from '../kit/records/save-record'

/** A link that has been saved is known by its id, a new one by the offer. */
export const supplierKey = (item: Item): string =>
  item['id'] == null ? `new:${String(item['providerName'])}/${String(item['article'])}` : String(item['id'])

/** The key of a product's supplier link. */
export const supplierShape = { list: 'items', keyOf: supplierKey }

const offerOf = (item: Item) => ({ ProviderName: String(item['providerName']), Article: String(item['article']) })
const offers = (record: ReadRecord) => itemsOf(record.fields).map(([key, item]) => [key, offerOf(item)])

const offerText = (item: Item) => JSON.stringify(offerOf(item))

/**
 * The supplier links of a product: the contract has a call for each change and no version, so what is there is compared before anything is
 * sent, and a save is the calls that lead from one list to the other.
 */
export function supplierSource(client: StaffClient, productId: string): RecordSource {
  const read = async (signal?: AbortSignal): Promise<ReadRecord> => {
    const { raw } = await client.receive(listProviderProducts, { params: { productId } }, { signal })
    return { fields: keyed(isPlain(raw) ? raw : {}, supplierShape), etag: null }
  }
  return {
    read,
    merge: mergeByIdentity(offerText),
    write: async (from, mine, idempotencyKey) => {
      if (!isSame(offers(await read()), offers(from)))
        throw new StaffError({ url: '', status: 412, code: 'version-conflict', message: '', problem: null })
      const before = new Map(itemsOf(from.fields))
      const after = itemsOf(mine)
      const kept = new Set(after.map(([key]) => key))
      const options = { isQuiet: true }
      // What goes away goes first: its article may be that of a new link.
      for (const key of before.keys())
        if (!kept.has(key)) await client.call(deleteProviderProduct, { params: { id: key } }, options)
      for (const [at, [key, item]] of after.entries()) {
        const was = before.get(key)
        const body = offerOf(item)
        if (was === undefined)
          await client.call(
            addProviderProduct,
            { body: { ProductId: productId, ...body } },
            { ...options, idempotencyKey: `${idempotencyKey}-${at}` },
          )
        else if (!isSame(offerOf(was), body))
          await client.call(updateProviderProduct, { params: { productId: key }, body }, options)
      }
      return { record: await read(), warnings: [] }
    },
  }
}
