/** The staff of the shop: sees and moves orders in WooCommerce, with the keys of the handler's own requests. */
export function wooStaff() {
  let send: typeof fetch = () => Promise.reject(new Error('The handler has sent nothing yet.'))
  let address = ''
  let authorization = ''
  const ask = async (id: string | null, method: 'GET' | 'PUT', body?: object): Promise<string> => {
    const request = new Request(`${address}/wp-json/wc/v3/orders/${id ?? ''}?_fields=id,status`, {
      method,
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return ((await (await send(request)).json()) as { readonly status: string }).status
  }
  return {
    through: (next: typeof fetch): typeof fetch => {
      send = next
      return ((request: Request) => {
        address = new URL(request.url).origin
        authorization = request.headers.get('Authorization') ?? authorization
        return next(request)
      }) as typeof fetch
    },
    /** Changes an order. */
    set: (id: string | null, change: object) => ask(id, 'PUT', change),
    statusOf: (id: string | null) => ask(id, 'GET'),
    /** A WooCommerce whose payment method sends buyers to this address. */
    elsewhere:
      (page: string) =>
      (next: typeof fetch): typeof fetch =>
        (async (request: Request) => {
          const response = await next(request)
          if (request.method !== 'POST' || !request.url.endsWith('/checkout')) return response
          const answer = (await response.json()) as { readonly payment_result: object }
          const payment_result = { ...answer.payment_result, redirect_url: page }
          return Response.json({ ...answer, payment_result }, { headers: response.headers })
        }) as typeof fetch,
  }
}
