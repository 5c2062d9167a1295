import { plainAddress } from '../redact/plain-text'
import type { Refusal } from './notes.types'

/** What the event and the browser's report of a refusal have in common. */
interface Body {
  readonly effectiveDirective: string
  readonly blockedURI?: string
  readonly blockedURL?: string
  readonly sourceFile: string | null
  readonly lineNumber: number | null
  readonly columnNumber: number | null
}

const addressIn = (text: string): string => (/^https?:/.test(text) ? plainAddress(text) : text.replace(/[^\w-].*/s, ''))

/** Refusals as they come; the observer brings those of before. One that comes both ways, or again, is written down once. */
export function watchPolicy(
  refusals: Refusal[],
  isOurs: (address: string) => boolean,
  changed: () => void,
): () => void {
  const write = (
    { effectiveDirective, blockedURI, blockedURL = blockedURI ?? '', sourceFile, lineNumber, columnNumber }: Body,
    target?: EventTarget | null,
  ) => {
    const element = target instanceof Element ? target : undefined
    const own = isOurs(blockedURL) || isOurs(sourceFile ?? '') || (element?.closest('.pk-root') ?? null) !== null
    if (!own) return
    const source = sourceFile ? `${addressIn(sourceFile)}:${lineNumber ?? 0}:${columnNumber ?? 0}` : ''
    const next = { directive: effectiveDirective, blocked: addressIn(blockedURL), source, element }
    const at = refusals.findIndex(
      ({ directive, blocked, source: other }) =>
        directive === next.directive && blocked === next.blocked && other === source,
    )
    if (at < 0) refusals.push(next)
    else refusals[at] = { ...next, element: element ?? refusals[at]?.element }
    changed()
  }
  const heard = (event: SecurityPolicyViolationEvent) => write(event, event.target)
  document.addEventListener('securitypolicyviolation', heard)
  const heardOf = (reports: readonly Report[]) =>
    reports.forEach(({ body }) => body !== null && write(body as unknown as Body))
  const observer =
    'ReportingObserver' in globalThis
      ? new ReportingObserver(heardOf, { types: ['csp-violation'], buffered: true })
      : undefined
  observer?.observe()
  return () => {
    document.removeEventListener('securitypolicyviolation', heard)
    observer?.disconnect()
  }
}
