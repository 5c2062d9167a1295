/** How the script of the shop is recognised among the scripts of a page. */
export interface ScriptPattern {
  /** Whether an address is that of the script. */
  readonly matches: (address: string) => boolean
  /** The file of a version that belongs to an address. */
  readonly entryOf: (address: string, isModule: boolean) => string
}

const OURS = /^prilavok(?:\.[\w-]+)*\.js$/
const nameOf = (address: string): string =>
  address
    .replace(/[?#].*/, '')
    .split('/')
    .at(-1) ?? ''

/** Our names by default; with a text of its own, every address that contains it, whatever the file is called there. */
export function scriptPattern(text: string | null): ScriptPattern {
  return {
    matches: (address) => (text === null ? OURS.test(nameOf(address)) : address.includes(text)),
    entryOf(address, isModule) {
      const name = nameOf(address)
      if (OURS.test(name)) return name
      return isModule ? 'prilavok.js' : 'prilavok.stub.js'
    },
  }
}

/** A script tag of a page. */
export interface ScriptTag {
  readonly tag: string
  readonly src: string
  readonly isModule: boolean
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.replaceAll('&amp;', '&')

/** The tags of a page that load the script. */
export const scriptTags = (html: string, { matches }: ScriptPattern): readonly ScriptTag[] =>
  [...html.matchAll(/<script\b[^>]*>/gi)].flatMap(([tag]) => {
    const src = attributeOf(tag, 'src')
    if (src === undefined || !matches(src)) return []
    return [{ tag, src, isModule: attributeOf(tag, 'type')?.toLowerCase() === 'module' }]
  })

/**
 * The page without the hashes of its tags for the script: a hash fits one version, and whoever changes the version changes it as well.
 */
export const withoutHashes = (html: string, pattern: ScriptPattern): string =>
  scriptTags(html, pattern).reduce(
    (text, { tag }) => text.replace(tag, () => tag.replace(/\sintegrity\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i, '')),
    html,
  )
