/** The connection to pages of other shops, whose prices the staff compare. */
export interface CompetitorPort {
  /**
   * The markup of a public page. Rejects with `PageRefused` when the address is not one of a public page, with any other error when the
   * page does not come. Gives up by the signal.
   */
  readonly read: (url: URL, signal: AbortSignal) => Promise<string>
}

/** An address that the server does not ask: not http or https, or not on the public internet. */
export class PageRefused extends Error {}
