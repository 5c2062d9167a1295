/** A request that the service worker hands to the shop's worker, with a port for the response. */
export interface AskMessage {
  readonly kind: 'ask'
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | null
}

/** What comes back through the port: once the head, then parts of the body, then the end. */
export type ReplyMessage =
  | { readonly kind: 'head'; readonly status: number; readonly headers: readonly (readonly [string, string])[] }
  | { readonly kind: 'part'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly text: string }

/** What the worker tells the page that started it. */
export type ShopMessage =
  { readonly kind: 'open'; readonly ms: number } | { readonly kind: 'failed'; readonly text: string }
