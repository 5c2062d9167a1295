import type { MarkdownRenderer } from 'vitepress'
import { escaped } from '../live/escaped'
import type { LiveMount, LiveSpec } from '../live/live-spec'
import { liveWidgets, type LiveWidget } from '../live/widgets'
import { GUIDE_WIDGETS } from './guide-widgets'

const ELEMENT = /<[a-z]+\s(?:[^<>"]|"[^"]*")*data-prilavok="([a-z-]+)"(?:[^<>"]|"[^"]*")*>/g
const ATTRIBUTE = /\s(data-(?!prilavok)[a-z-]+)="([^"]*)"/g
/** What names a record of a shop: the example's are not in the demo shop. */
const RECORDS = ['data-id', 'data-name', 'data-price', 'data-city-id', 'data-uri', 'data-query']
/** Pages whose examples are shown live. */
const LIVE_PAGES = /^(?:docs\/(?:start|guides|features)|integrations)\//

const widgetOf = (name: string): LiveWidget | undefined => liveWidgets.find((widget) => widget.name === name)

/** A widget as the demo shop can show it. */
export function sampleMount(name: string): LiveMount {
  const attributes = widgetOf(name)?.attributes ?? []
  const given = attributes.filter(({ first }) => first !== '').map((each): [string, string] => [each.name, each.first])
  return { widget: name, attributes: Object.fromEntries(given) }
}

function mountOf(element: string, name: string): readonly LiveMount[] {
  const widget = widgetOf(name)
  if (widget === undefined) return []
  const attributes = [...element.matchAll(ATTRIBUTE)].flatMap(([, key = '', value = '']) => {
    const sample = widget.attributes.find((attribute) => attribute.name === key)?.first
    if (!RECORDS.includes(key)) return [[key, value]]
    return sample === undefined ? [] : [[key, sample]]
  })
  return [{ widget: name, attributes: Object.fromEntries(attributes) as Record<string, string> }]
}

/** What a frame shows for a piece of HTML; null when nothing in it can be shown alone. */
export function specOfHtml(html: string): LiveSpec | null {
  // Templates are what such an example is about, and a frame has none.
  if (html.includes('data-prilavok-template')) return null
  const mounts = [...html.matchAll(ELEMENT)].flatMap(([element, name = '']) => mountOf(element, name))
  return mounts.length === 0 ? null : { mounts }
}

const attributeOf = (value: unknown) => escaped(JSON.stringify(value))

const heightOf = ({ mounts }: LiveSpec) => Math.max(...mounts.map(({ widget }) => widgetOf(widget)?.height ?? 0))

/** The element of a page that becomes a frame. */
export const frameElement = (spec: LiveSpec): string => {
  const names = spec.mounts.map(({ widget }) => widget)
  return `<LiveFrame spec="${attributeOf(spec)}" name="${[...new Set(names)].join(', ')}" :height="${heightOf(spec)}" />`
}

interface Choice {
  readonly title: string
  readonly about: string
  readonly spec: LiveSpec
  readonly height: number
}

function choicesOf(feature: string): readonly Choice[] {
  return liveWidgets
    .filter(({ page }) => page === feature)
    .map(({ name, about, height = 0 }) => ({
      title: name,
      about: about.en,
      spec: { mounts: [sampleMount(name)] },
      height,
    }))
}

/** Puts a section before another one, or at the end. */
const withSection = (text: string, section: string, before: RegExp) => {
  const at = text.search(before)
  return at === -1 ? `${text.trimEnd()}\n\n${section}` : `${text.slice(0, at)}${section}\n${text.slice(at)}`
}

/** A page of the documents with what can be tried on it. */
export function withLiveSections(path: string, text: string): string {
  const feature = /^docs\/features\/([a-z-]+)\.md$/.exec(path)?.[1]
  if (feature !== undefined && feature !== 'index') {
    const choices = choicesOf(feature)
    const section = `## Try it\n\n<LiveChoice choices="${attributeOf(choices)}" />\n`
    const end = /^## On a page$[\s\S]*?(?=^## |$(?![\s\S]))/m.exec(text)
    if (choices.length === 0 || end === null) return text
    const at = end.index + end[0].length
    return `${text.slice(0, at).trimEnd()}\n\n${section}\n${text.slice(at)}`
  }
  const shown = GUIDE_WIDGETS[path]
  if (shown === undefined) return text
  const spec = { ...shown.spec, mounts: shown.widgets.map((name) => sampleMount(name)) }
  return withSection(text, `${frameElement(spec)}\n`, /^## /m)
}

/** A rule of markdown-it: an example that can be shown is followed by its frame. */
export function liveBlocks(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence
  md.renderer.rules.fence = (...args) => {
    const [tokens, index, , env] = args
    const { info = '', content = '' } = tokens[index] ?? {}
    const html = fence?.(...args) ?? ''
    const spec = /^html\b/.test(info) && LIVE_PAGES.test(env.relativePath ?? '') ? specOfHtml(content) : null
    return spec === null ? html : `${html}\n${frameElement(spec)}\n`
  }
  md.core.ruler.before('normalize', 'live-sections', (state) => {
    state.src = withLiveSections(state.env.relativePath ?? '', state.src)
  })
}
