import {
  readProductAttachments,
  readProductCompetitors,
  readProductFeatures,
  readProductPictures,
  readProductRelations,
  readProductSpecs,
  saveProductAttachments,
  saveProductCompetitors,
  saveProductFeatures,
  saveProductPictures,
  saveProductRelations,
  saveProductSpecs,
} from '@prilavok/contracts/admin'
import { staffRoute, type StaffCall, type StaffRoute } from '../../../http/staff-route'
import { attachmentsPart } from './attachments-part'
import { competitorsPart } from './competitors-part'
import { featuresPart } from './features-part'
import { picturesPart } from './pictures-part'
import { savePart, readPart } from './product-part'
import { relationsPart } from './relations-part'
import { specsPart } from './specs-part'

const saveOf = <Item>(
  { request, member }: Pick<StaffCall, 'request' | 'member'>,
  { productId, version }: { readonly productId: string; readonly version: number | null },
  items: readonly Item[],
) => ({ productId, version, items, ifMatch: request.headers.get('If-Match'), member })

/** The parts of a product that are read and saved by themselves. Source: ADMIN-ENT-02 to ADMIN-ENT-08, ADMIN-ACT-05, ADMIN-ACT-06. */
export const productPartRoutes: readonly StaffRoute[] = [
  staffRoute(readProductSpecs, (shop, { params }) => readPart(shop, shop.db, specsPart, params.id)),
  staffRoute(readProductRelations, (shop, { params }) => readPart(shop, shop.db, relationsPart, params.id)),
  staffRoute(readProductPictures, (shop, { params }) => readPart(shop, shop.db, picturesPart, params.id)),
  staffRoute(readProductAttachments, (shop, { params }) => readPart(shop, shop.db, attachmentsPart, params.id)),
  staffRoute(readProductFeatures, (shop, { params }) => readPart(shop, shop.db, featuresPart, params.id)),
  staffRoute(saveProductSpecs, (shop, call) => savePart(shop, specsPart, saveOf(call, call.body, call.body.specs))),
  staffRoute(saveProductRelations, (shop, call) =>
    savePart(shop, relationsPart, saveOf(call, call.body, call.body.relations)),
  ),
  staffRoute(saveProductPictures, (shop, call) =>
    savePart(shop, picturesPart, saveOf(call, call.body, call.body.pictures)),
  ),
  staffRoute(saveProductAttachments, (shop, call) =>
    savePart(shop, attachmentsPart, saveOf(call, call.body, call.body.attachments)),
  ),
  staffRoute(saveProductFeatures, (shop, call) =>
    savePart(shop, featuresPart, saveOf(call, call.body, call.body.features)),
  ),
  staffRoute(readProductCompetitors, (shop, { params }) => readPart(shop, shop.db, competitorsPart, params.id)),
  staffRoute(saveProductCompetitors, (shop, call) =>
    savePart(
      shop,
      competitorsPart,
      saveOf(call, { productId: call.params.id, version: call.body.version }, call.body.competitors),
    ),
  ),
]
