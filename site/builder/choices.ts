import { readSpec, type LiveSpec } from '../live/live-spec'
import { fieldsOf, liveWidgets, type LiveWidget } from '../live/widgets'
import { CMS, SHOP, type Cms, type ShopPages } from './snippets'

/** What an editor has chosen; all of it is in the address of the builder. */
export interface Choices {
  readonly spec: LiveSpec
  readonly cms: Cms
  readonly width: 'phone' | 'desktop'
  /** Where the editor's own shop and its pages are. */
  readonly shop: ShopPages
  /** Language of the builder itself. */
  readonly lang: 'ru' | 'en'
}

/** A widget as it comes. */
export const firstMount = (widget: LiveWidget): LiveSpec['mounts'][number] => ({
  widget: widget.name,
  attributes: Object.fromEntries(fieldsOf(widget).map((field) => [field.name, field.first])),
})

const [firstWidget] = liveWidgets
const isKnown = (spec: LiveSpec | null): spec is LiveSpec =>
  spec?.mounts.length === 1 && liveWidgets.some(({ name }) => name === spec.mounts[0]?.widget)

/** An address of the editor's own; what is no address of the web or of a site is not put into a tag. */
const addressOf = (text: string | null, usual: string): string => {
  const address = text?.trim() ?? ''
  return /^(?:https?:\/\/[^\s"'<>]+|\/[^\s"'<>]*)$/.test(address) ? address : usual
}

/** The same as it is typed: whatever it is, the code has the last address that was one. */
export const withAddress = (shop: ShopPages, name: keyof ShopPages, text: string): ShopPages => ({
  ...shop,
  [name]: addressOf(text, SHOP[name]),
})

/** The language of the builder: that of its address, else that of the browser, and English for all others. */
function langOf(asked: string | null, browser: readonly string[]): Choices['lang'] {
  if (asked === 'ru' || asked === 'en') return asked
  return browser
    .find((tag) => /^(?:ru|en)\b/i.test(tag))
    ?.toLowerCase()
    .startsWith('ru')
    ? 'ru'
    : 'en'
}

/** The choices of an address; what it does not say, or says wrongly, is as at the beginning. */
export function choicesOf(search: string, languages: readonly string[] = []): Choices {
  const query = new URLSearchParams(search)
  const spec = readSpec(query.get('spec'))
  return {
    spec: isKnown(spec) ? spec : { mounts: firstWidget === undefined ? [] : [firstMount(firstWidget)] },
    cms: CMS.find((name) => name === query.get('cms')) ?? 'html',
    width: query.get('width') === 'phone' ? 'phone' : 'desktop',
    shop: {
      origin: addressOf(query.get('origin'), SHOP.origin),
      cart: addressOf(query.get('cart'), SHOP.cart),
      order: addressOf(query.get('order'), SHOP.order),
    },
    lang: langOf(query.get('lang'), languages),
  }
}

/** The address of the choices. */
export const searchOf = ({ spec, cms, width, shop, lang }: Choices): string =>
  `?${new URLSearchParams({ spec: JSON.stringify(spec), cms, width, ...shop, lang }).toString()}`

/** The choices with a custom property of the theme; an empty value takes it away. */
export function withProperty(spec: LiveSpec, name: string, value: string): LiveSpec {
  const { [name]: _, ...others } = spec.properties ?? {}
  const properties = value === '' ? others : { ...others, [name]: value }
  const { properties: __, ...rest } = spec
  return Object.keys(properties).length === 0 ? rest : { ...rest, properties }
}
