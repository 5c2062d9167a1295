interface Batch {
  readonly requests: readonly { readonly path: string }[]
}
interface Responses {
  readonly responses: readonly { readonly status: number; readonly body: unknown }[]
}

/** As WooCommerce refuses a line of which there are fewer pieces, recorded for the order of three hammers. */
const REFUSED = {
  status: 400,
  body: {
    code: 'woocommerce_rest_product_partially_out_of_stock',
    message:
      'You cannot add that amount of &quot;Молоток&quot; to the cart because there is not enough stock (2 remaining).',
    data: { status: 400 },
  },
}

/** A WooCommerce that refuses the first such step of filling a cart; the cart that it shows afterwards is as it was recorded. */
export const refusingSteps =
  (isRefused: (path: string) => boolean) =>
  (next: typeof fetch): typeof fetch =>
    (async (request: Request) => {
      const isBatch = request.url.endsWith('/batch')
      const { requests } = isBatch ? ((await request.clone().json()) as Batch) : { requests: [] }
      const response = await next(request)
      const at = requests.findIndex(({ path }) => isRefused(path))
      if (at < 0) return response
      const { responses } = (await response.json()) as Responses
      return Response.json({ responses: responses.map((each, index) => (index === at ? REFUSED : each)) })
    }) as typeof fetch
