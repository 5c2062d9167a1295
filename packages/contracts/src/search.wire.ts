import * as z from 'zod/mini'
import { toKopecksOrNull } from './money'
import type { Found } from './search.types'
import {
  list,
  mapped,
  maybe,
  maybeText,
  money,
  pathText,
  text,
  url,
  wholeAddress,
  wholeOrNull,
  wire,
  type Output,
} from './wire'

export const searchItem = z.object({
  name: text(),
  redirectTo: url,
  price: maybe(money),
  imageUrl: maybe(url),
})

export const searchGroup = z.object({ name: text(), items: list(searchItem) })

export const searchResult = z.object({
  groups: list(searchGroup),
  /** What was looked for in place of the text, where typing errors or the keyboard's layout were corrected. */
  correctedQuery: maybeText(),
})

const foundFromWire = ({ groups, correctedQuery }: Output<typeof searchResult>): Found => ({
  groups: groups.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      name: item.name,
      redirectTo: item.redirectTo,
      price: toKopecksOrNull(item.price),
      picture: item.imageUrl,
    })),
  })),
  correctedQuery,
})

/** Servers name pages by their paths; a visitor of a page of another origin is led to the shop all the same. */
const atOrigin = ({ groups, correctedQuery }: Found, origin: string): Found => ({
  groups: groups.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      ...item,
      redirectTo: wholeAddress(item.redirectTo, origin),
      picture: wholeOrNull(item.picture, origin),
    })),
  })),
  correctedQuery,
})

export const searchCatalogueWire = wire({
  params: z.object({ term: pathText(200) }),
  response: mapped(searchResult, foundFromWire),
  atOrigin,
})
