import type { Words } from './words'

/** One step of the way to an element. */
export type Step =
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'role'; readonly role: string; readonly name: Words | null; readonly level: number | null }
  | { readonly by: 'label' | 'text' | 'filter'; readonly words: Words }
  | { readonly by: 'has' | 'and' | 'or'; readonly chain: Chain }
  | { readonly by: 'first' | 'visible' }

/** The way from the document to the elements that a locator means; it can be sent to a page. */
export type Chain = readonly Step[]

/** A chain as a failure names it. */
export const printed = (chain: Chain): string => chain.map((step) => JSON.stringify(step)).join(' › ')
