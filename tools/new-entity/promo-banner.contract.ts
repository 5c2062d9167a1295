import * as z from 'zod/mini'
import { adminEndpoint, listing, resource } from '@prilavok/contracts/admin'
import { listQuery } from '../../packages/contracts/src/admin/list.wire'
import { saveResult } from '../../packages/contracts/src/admin/save-result.wire'
import { paging } from '../../packages/contracts/src/shared.wire'
import { count, datetime, flag, id, list, maybe, pathId, text, wire } from '../../packages/contracts/src/wire'

const promoBannerListing = listing({
  sort: ['name', 'createdOn'],
  defaultSort: '-createdOn',
  filters: { isActive: { type: 'bool' } },
  bulk: ['setActive'],
})

const edition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(100),
  link: maybe(text(300)),
  isActive: flag,
})
const preview = z.object({ id, version: count(), name: text(), isActive: flag, createdOn: datetime })
const readWire = wire({ params: z.object({ id: pathId }), response: edition })
const listWire = wire({ query: listQuery(promoBannerListing), response: z.object({ items: list(preview), paging }) })
const saveWire = wire({ body: edition, response: saveResult })

const path = '/api/admin/promoBanner'
const permission = 'blog-post'

/** Banners of the shop: their list and their form. */
export const promoBannerResource = resource({
  key: 'promoBanner',
  permission,
  title: { ru: 'Баннер', en: 'Banner' },
  titles: { ru: 'Баннеры', en: 'Banners' },
  listing: promoBannerListing,
  list: adminEndpoint<typeof listWire>({
    name: 'listPromoBanners',
    method: 'GET',
    path: `${path}/preview`,
    permission: `${permission}:read`,
    wire: async () => listWire,
  }),
  read: adminEndpoint<typeof readWire>({
    name: 'readPromoBanner',
    method: 'GET',
    path: `${path}/edition/{id}`,
    permission: `${permission}:read`,
    wire: async () => readWire,
  }),
  save: adminEndpoint<typeof saveWire>({
    name: 'savePromoBanner',
    method: 'POST',
    path: `${path}/edition/`,
    permission: `${permission}:write`,
    ifMatch: true,
    wire: async () => saveWire,
  }),
})
