import * as z from 'zod/mini'

/** Style sheets of strangers, and pages that are dark. */
export const PAGE_STYLES = ['plain', 'dark', 'bootstrap3', 'bootstrap5', 'old'] as const
export type PageStyle = (typeof PAGE_STYLES)[number]

const mount = z.object({
  widget: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)),
  attributes: z.record(
    z.string().check(z.regex(/^data-(?!prilavok)[a-z][a-z-]{0,40}$/)),
    z.string().check(z.maxLength(300)),
  ),
})

/** What a frame with widgets shows. It travels in addresses, so anybody may have written it: names and texts, never markup. */
const liveSpec = z.object({
  mounts: z.array(mount).check(z.maxLength(20)),
  /** Language of the page; Russian when left out. */
  lang: z.optional(z.enum(['ru', 'en'])),
  /** `data-pk-theme` of the page. */
  theme: z.optional(z.enum(['light', 'dark', 'auto', 'inherit'])),
  /** `data-pk-density` of the page. */
  density: z.optional(z.enum(['compact'])),
  /** Custom properties of the theme. */
  properties: z.optional(
    z.record(z.string().check(z.regex(/^--pk-[a-z-]{1,40}$/)), z.string().check(z.regex(/^[\w #%.,()'"-]{1,80}$/))),
  ),
  /** The page around the widgets. */
  page: z.optional(z.enum(PAGE_STYLES)),
})

export type LiveSpec = z.infer<typeof liveSpec>
export type LiveMount = LiveSpec['mounts'][number]

/** The specification in a text of an address; null when it is none. */
export function readSpec(text: string | null): LiveSpec | null {
  try {
    const { success, data } = liveSpec.safeParse(JSON.parse(text ?? ''))
    return success ? data : null
  } catch {
    return null
  }
}

const addressOf = (page: string, spec: LiveSpec) => `${page}?spec=${encodeURIComponent(JSON.stringify(spec))}`

/** The address of the frame that shows a specification. */
export const frameAddress = (spec: LiveSpec): string => addressOf('/live/frame.html', spec)

/** The address of the builder with a specification. */
export const builderAddress = (spec: LiveSpec): string => addressOf('/builder/', spec)
