import type { Serve } from '@prilavok/shop-server/kit'
import { inEnglish } from './in-english'

const CHOSEN = /(?:^|;\s*)(?:__Host-)?prilavok-lang=en(?:;|$)/

/** Markup that the API gives to pages, such as the products of a filtered list, in the language that the visitor's pages have. */
export const withEnglish =
  (serve: Serve): Serve =>
  async (request, peer) => {
    const response = await serve(request, peer)
    const isMarkup = response.headers.get('Content-Type')?.startsWith('text/html') === true
    if (!isMarkup || !new URL(request.url).pathname.startsWith('/api/')) return response
    const headers = new Headers(response.headers)
    headers.append('Vary', 'Cookie')
    if (!CHOSEN.test(request.headers.get('Cookie') ?? ''))
      return new Response(response.body, { status: response.status, headers })
    // Of the Russian text.
    for (const name of ['ETag', 'Content-Length']) headers.delete(name)
    return new Response(inEnglish(await response.text()), { status: response.status, headers })
  }
