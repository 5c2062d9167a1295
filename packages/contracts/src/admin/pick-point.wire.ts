import * as z from 'zod/mini'
import { paging, pickPointType, transportCompany } from '../shared.wire'
import { listQuery } from './list.wire'
import { pickPointListing } from './pick-point.listing'
import { saveResult } from './save-result.wire'
import { transportCompanyPickPointPayment } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, email, flag, id, list, maybe, money, pathId, text, wire, within } from '../wire'

export const pickPointEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  transportCompany,
  /** Unique per carrier. */
  externalCode: text(64),
  brand: maybe(text(100)),
  type: pickPointType,
  name: maybe(text(200)),
  cityId: id,
  cityName: readOnly(text()),
  address: text(500),
  howToFind: maybe(text(1000)),
  latitude: z.number(),
  longitude: z.number(),
  phone: maybe(text(50)),
  email: maybe(email),
  payment: transportCompanyPickPointPayment,
  /** Above it: MaxPaymentExceeded. */
  maxPayment: maybe(money),
  maxWeightKg: maybe(z.number()),
  maxLengthCm: maybe(z.number()),
  recommended: flag,
  isSecondary: flag,
  additionalDays: maybe(within(z.int(), 2, 4)),
  storagePeriodInDays: maybe(z.int()),
  examinationIsAvailable: flag,
  isActive: flag,
  /** The sync keeps such fields. */
  isManuallyEdited: flag,
  mondayWorkingTime: maybe(text(50)),
  tuesdayWorkingTime: maybe(text(50)),
  wednesdayWorkingTime: maybe(text(50)),
  thursdayWorkingTime: maybe(text(50)),
  fridayWorkingTime: maybe(text(50)),
  saturdayWorkingTime: maybe(text(50)),
  sundayWorkingTime: maybe(text(50)),
  pictureFileIds: list(id),
  lastSyncedOn: readOnly(maybe(datetime)),
  updatedOn: readOnly(datetime),
})

export const pickPointPreview = z.object({
  id,
  version: count(),
  transportCompany,
  externalCode: text(),
  type: pickPointType,
  brand: maybe(text()),
  cityName: text(),
  address: text(),
  latitude: z.number(),
  longitude: z.number(),
  payment: transportCompanyPickPointPayment,
  recommended: flag,
  isActive: flag,
  isManuallyEdited: flag,
  lastSyncedOn: maybe(datetime),
})

export const pickPointPreviewList = z.object({
  items: list(pickPointPreview),
  paging,
})

export const geoBounds = z.object({
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
})

export const pickPointSearchRequest = z.object({
  /** Address, code, brand. */
  query: maybe(text()),
  cityId: maybe(id),
  transportCompany: maybe(transportCompany),
  types: maybe(list(pickPointType)),
  payments: maybe(list(transportCompanyPickPointPayment)),
  isActive: maybe(flag),
  recommended: maybe(flag),
  isManuallyEdited: maybe(flag),
  /** Map viewport. */
  bounds: maybe(geoBounds),
  /** With bounds: answer clusters below zoom 12. */
  zoom: maybe(z.int()),
  pageIndex: maybe(z.int()),
  pageSize: maybe(z.int()),
})

export const pickPointCluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: count(),
  bounds: geoBounds,
})

export const pickPointSearchResult = z.object({
  /** Empty when clusters are given. */
  items: list(pickPointPreview),
  clusters: maybe(list(pickPointCluster)),
  paging,
})

export const readPickPointWire = wire({ params: z.object({ id: pathId }), response: pickPointEdition })

export const listPickPointsWire = wire({ query: listQuery(pickPointListing), response: pickPointPreviewList })

export const savePickPointWire = wire({ body: pickPointEdition, response: saveResult })

export const searchPickPointsWire = wire({ body: pickPointSearchRequest, response: pickPointSearchResult })
