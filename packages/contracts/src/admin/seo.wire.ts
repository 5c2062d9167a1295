import * as z from 'zod/mini'
import { maybe, text } from '../wire'

export const seo = z.object({
  metaTitle: maybe(text(300)),
  metaDescription: maybe(text(1000)),
  metaKeywords: maybe(text(1000)),
  h1: maybe(text(300)),
})
