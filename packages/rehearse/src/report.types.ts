/** What two runs of a page can differ in. */
export type DifferenceKind =
  'start' | 'error' | 'box' | 'picture' | 'event' | 'message' | 'request' | 'accessibility' | 'shift'

/** One thing that is not the same with both versions. */
export interface Difference {
  /** What kind of thing it is. */
  readonly kind: DifferenceKind
  /** Whether it is the page's own or the widgets'; null where that cannot be told. */
  readonly of: 'page' | 'widgets' | null
  /** The step of the walk in which it was seen; null for what concerns the page as a whole. */
  readonly step: string | null
  /** One sentence for people. */
  readonly what: string
  /** With the old version; null where there was nothing. */
  readonly old: string | null
  /** With the new version; null where there is nothing. */
  readonly new: string | null
}

/** The pictures of a step that looks different, cut to what differs. */
export interface Pictures {
  /** The step of the walk. */
  readonly step: string
  /** Pixels that differ. */
  readonly pixels: number
  /** Which part of the page is in the pictures. */
  readonly area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** PNG, base64: the page with the old version. */
  readonly old: string
  /** PNG, base64: the page with the new version. */
  readonly new: string
  /** PNG, base64: what differs, in red. */
  readonly diff: string
}

/** What was measured with one version; no difference by itself. */
export interface Measures {
  /** The version that the script says it is; null where it never started. */
  readonly version: string | null
  /** Bytes of the script and its chunks that the page loaded, compressed where the manifest knows it. */
  readonly bytes: number
  /** Sum of the layout shifts until the page was at rest. */
  readonly shift: number
  /** Milliseconds until it was at rest. */
  readonly ms: number
}

/** The size of a window. */
export interface Viewport {
  /** Such as `desktop`. */
  readonly name: string
  /** In CSS pixels. */
  readonly width: number
  /** In CSS pixels. */
  readonly height: number
}

/** How one page went in one window. */
export interface PageReport {
  /** The file, as it was named. */
  readonly page: string
  /** The window. */
  readonly viewport: Viewport
  /** The steps that were looked at. */
  readonly steps: readonly string[]
  /** What is not the same; empty where the upgrade changes nothing. */
  readonly differences: readonly Difference[]
  /** The steps that look different. */
  readonly pictures: readonly Pictures[]
  /** What was measured with each version. */
  readonly measures: { readonly old: Measures; readonly new: Measures }
  /** Requests that were not let out, with either version. */
  readonly blocked: readonly string[]
  /** Calls of the shop for which there was no response, with either version. */
  readonly unanswered: readonly string[]
}

/** What an upgrade changes. */
export interface RehearsalReport {
  /** The old version as it was named. */
  readonly old: string
  /** The new version as it was named. */
  readonly new: string
  /** When it began, ISO 8601. */
  readonly startedOn: string
  /** Milliseconds that it took. */
  readonly ms: number
  /** Differences of all pages. */
  readonly differences: number
  /** Each page in each window. */
  readonly pages: readonly PageReport[]
}

/** How much may differ before it counts. */
export interface Tolerance {
  /** Pixels by which a box may move or grow. */
  readonly boxes: number
  /** Pixels of a screenshot that may have another colour. */
  readonly pixels: number
}
