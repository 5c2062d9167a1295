/** What is known of the visitor; sent with every request to the shop's own origin (HTTP-06). */
export interface Visit {
  /** Id of a known customer. */
  readonly customerId?: string | null
  /** Id of the visit in Roistat. */
  readonly roistatVisit?: string | null
  /** Stored marketing parameters, for example `{ utm_source: 'yandex' }`. */
  readonly marketing?: Readonly<Record<string, string>>
}

/** Servers refuse requests whose headers are too long: a longer text is not sent. */
const MOST_CHARACTERS = 4_000

/** The headers of a visit, each only when known. Source: HTTP-07. */
export function visitHeaders({
  customerId,
  roistatVisit,
  marketing = {},
}: Visit): ReadonlyArray<readonly [string, string]> {
  const utm = new URLSearchParams(marketing).toString()
  const headers: ReadonlyArray<readonly [string, string | null | undefined]> = [
    ['sn-customerid', customerId],
    ['X-Roistat-Visit', roistatVisit],
    ['X-Utm', utm.length > MOST_CHARACTERS ? null : utm],
  ]
  return headers.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}
