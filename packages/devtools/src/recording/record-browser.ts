import { plainAddress } from '../privacy/plain-text'
import type { Refusal, Shift } from './recording.types'

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

/** Refusals as they come; the observer brings those of before. One that comes both ways, or again, is recorded once. */
export function recordRefusals(
  refusals: Refusal[],
  isOurs: (address: string) => boolean,
  changed: () => void,
): () => void {
  const record = (
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
  const onViolation = (event: SecurityPolicyViolationEvent) => record(event, event.target)
  document.addEventListener('securitypolicyviolation', onViolation)
  const onReports = (reports: readonly Report[]) => reports.forEach(({ body }) => body && record(body as Body))
  const observer =
    'ReportingObserver' in globalThis
      ? new ReportingObserver(onReports, { types: ['csp-violation'], buffered: true })
      : undefined
  observer?.observe()
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation)
    observer?.disconnect()
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources?: readonly { readonly node: Node | null }[]
}

/** Records the moves of the page that no input has caused, those included that the browser has kept. */
export function recordShifts(shifts: Shift[], changed: () => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return () => {}
  const observer = new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources = [] } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) shifts.push({ value, nodes: sources.map(({ node }) => node) })
    }
    changed()
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  return () => observer.disconnect()
}

/** How far an element was moved, as the sum of the shifts that moved it or something in it. */
export const shiftOf = (element: Element, shifts: readonly Shift[]): number =>
  shifts.reduce(
    (sum, { value, nodes }) => sum + (nodes.some((node) => node !== null && element.contains(node)) ? value : 0),
    0,
  )
