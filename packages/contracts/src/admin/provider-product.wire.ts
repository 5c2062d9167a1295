import * as z from 'zod/mini'
import { productShortList } from './product-short.wire'
import { saveResult } from './save-result.wire'
import { readOnly } from './read-only.wire'
import { datetime, flag, id, list, maybe, money, nothing, pathId, text, wire } from '../wire'

export const providerProduct = z.object({
  id,
  productId: id,
  providerName: text(100),
  article: text(100),
  providerProductName: readOnly(maybe(text())),
  price: readOnly(maybe(money)),
  stock: readOnly(maybe(z.int())),
  isActive: readOnly(flag),
  updatedOn: readOnly(datetime),
})

export const providerProductList = z.object({
  items: list(providerProduct),
})

export const providerProductSuggest = z.object({
  providerName: text(),
  article: text(),
})

export const providerProductAdd = z.object({
  ProductId: id,
  ProviderName: text(100),
  Article: text(100),
})

export const providerProductUpdate = z.object({
  ProviderName: text(100),
  Article: text(100),
})

export const listProviderProductsWire = wire({ params: z.object({ productId: pathId }), response: providerProductList })

export const suggestProviderProductsWire = wire({ body: providerProductSuggest, response: productShortList })

export const addProviderProductWire = wire({ body: providerProductAdd, response: saveResult })

export const updateProviderProductWire = wire({
  params: z.object({ productId: pathId }),
  body: providerProductUpdate,
  response: saveResult,
})

export const deleteProviderProductWire = wire({ params: z.object({ id: pathId }), response: nothing })
