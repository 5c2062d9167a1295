/** A network that loses the next response to a request; WooCommerce has carried it out all the same. */
export function losingResponses() {
  let wanted: ((request: Request) => boolean) | null = null
  return {
    /** Loses the response to the next request that this is true for. */
    loseNext: (is: (request: Request) => boolean) => void (wanted = is),
    through: (next: typeof fetch): typeof fetch =>
      (async (request: Request) => {
        const isLost = wanted?.(request) === true
        const response = await next(request)
        if (!isLost) return response
        wanted = null
        throw new TypeError('The connection was reset.')
      }) as typeof fetch,
  }
}

/** A network that is cut with the response to the first such request. */
export const cutAfter =
  (is: (request: Request) => boolean) =>
  (next: typeof fetch): typeof fetch => {
    let isCut = false
    return (async (request: Request) => {
      if (isCut) throw new TypeError('There is no network.')
      const response = await next(request)
      isCut = is(request)
      if (isCut) throw new TypeError('The connection was reset.')
      return response
    }) as typeof fetch
  }

/** A network that holds such a request back until it is let through. */
export function holding(is: (request: Request) => boolean) {
  let reach: () => void = () => undefined
  let open: () => void = () => undefined
  const isReached = new Promise<void>((resolve) => (reach = resolve))
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  return {
    isReached,
    open: () => open(),
    through: (next: typeof fetch): typeof fetch =>
      (async (request: Request) => {
        if (is(request)) {
          reach()
          await isOpen
        }
        return next(request)
      }) as typeof fetch,
  }
}

/** Whether a request asks WooCommerce to place an order. */
export const isCheckout = ({ method, url }: Request): boolean => method === 'POST' && url.endsWith('/checkout')
