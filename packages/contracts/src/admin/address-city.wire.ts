import * as z from 'zod/mini'
import { addressCityPreview } from '../city.wire'
import { namedRef, paging, transportCompany, userCityPaymentType } from '../shared.wire'
import { addressCityListing } from './address-city.listing'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { readOnly } from './read-only.wire'
import { asked } from '../query.wire'
import { count, datetime, flag, id, list, maybe, pathId, pathText, text, wire } from '../wire'

export const addressCityEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  shortGuid: readOnly(text()),
  /** FIAS code. */
  dadataCityId: maybe(text()),
  name: text(100),
  searchName: readOnly(text()),
  /** Г, пгт, с. */
  type: text(20),
  /** В Москве. */
  namePrepositional: maybe(text(100)),
  regionId: id,
  region: readOnly(maybe(namedRef)),
  population: maybe(z.int()),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: text(50),
  postalCode: maybe(text(6)),
  aliases: list(text()),
  isHomeCity: flag,
  paymentType: userCityPaymentType,
  defaultTransportCompany: maybe(transportCompany),
  redirectHost: maybe(text(100)),
  isActive: flag,
  pickPointsCount: readOnly(count()),
  updatedOn: readOnly(datetime),
})

export const addressCityPreviewList = z.object({
  items: list(addressCityPreview),
  paging,
})

export const readAddressCityWire = wire({ params: z.object({ id: pathId }), response: addressCityEdition })

export const listAddressCitiesWire = wire({ query: listQuery(addressCityListing), response: addressCityPreviewList })

export const searchAddressCitiesWire = wire({
  query: z.object({ query: asked(pathText(200)) }),
  response: addressCityPreviewList,
})

export const saveAddressCityWire = wire({ body: addressCityEdition, response: saveResult })
