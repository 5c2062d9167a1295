import * as z from 'zod/mini'
import { oneOf, pathId, text, wire } from '../wire'

export const orderDocumentKind = oneOf(['invoice', 'packing-list', 'label', 'return-act'])

export const readOrderDocumentWire = wire({
  params: z.object({ id: pathId, kind: orderDocumentKind }),
  response: text(),
})
