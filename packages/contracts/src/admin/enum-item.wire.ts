import * as z from 'zod/mini'
import { color } from './formats.wire'
import { count, flag, list, maybe, text, wire } from '../wire'

export const enumItem = z.object({
  /** One of the values of section 6. */
  id: text(),
  /** Russian label. */
  name: text(),
  displayOrder: count(),
  /** Inactive values are shown in lists but not offered in forms. */
  isActive: flag,
  group: maybe(text()),
  /** Badge colour. */
  color: maybe(color),
})

export const listCategoryTagValuesWire = wire({ response: list(enumItem) })

export const listProductTagValuesWire = wire({ response: list(enumItem) })

export const listProductAvailabilityTypeValuesWire = wire({ response: list(enumItem) })

export const listProductTypeValuesWire = wire({ response: list(enumItem) })

export const listFeedTypeValuesWire = wire({ response: list(enumItem) })

export const listFeedIncludingStrategyValuesWire = wire({ response: list(enumItem) })

export const listTransportCompanyValuesWire = wire({ response: list(enumItem) })

export const listTransportCompanyPickPointPaymentValuesWire = wire({ response: list(enumItem) })

export const listOrderStatusValuesWire = wire({ response: list(enumItem) })

export const listProductCommentStatusValuesWire = wire({ response: list(enumItem) })

export const listClientRatingValuesWire = wire({ response: list(enumItem) })

export const listOrderPrePaymentMethodValuesWire = wire({ response: list(enumItem) })

export const listCategoryFilterTypeValuesWire = wire({ response: list(enumItem) })

export const listCategoryGroupingTypeValuesWire = wire({ response: list(enumItem) })

export const listModificationRelationTypeValuesWire = wire({ response: list(enumItem) })

export const listStoreFeedbackStatusValuesWire = wire({ response: list(enumItem) })

export const listTransportCompanyOrderStatusValuesWire = wire({ response: list(enumItem) })

export const listUserProductQuestionStatusValuesWire = wire({ response: list(enumItem) })
