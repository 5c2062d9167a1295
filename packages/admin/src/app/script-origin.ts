/** Where the API is of a page that loads the script from a shop of another origin: there; nothing where it is the page's own. */
export function originOfScript(address: string, own: string): { readonly origin?: string } {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origin !== own ? { origin } : {}
}
