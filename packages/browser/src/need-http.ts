/** Tells a developer who has given ports no http what to write. Called in development alone. */
export function needHttp(maker: string, options: { readonly http?: unknown } | undefined): void {
  if (options?.http !== undefined) return
  throw new TypeError(
    `${maker}() was given no http. Write ${maker}({ http: createHttp({ origin: 'https://shop.example' }) }) with the address of your shop server.`,
  )
}
