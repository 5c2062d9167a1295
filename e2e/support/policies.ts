import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const guide = readFileSync(fileURLToPath(new URL('../../docs/guides/csp.md', import.meta.url)), 'utf8')

/** The blocks of the guide in one language, by the name behind it. */
const blocks = (language: string): ReadonlyMap<string, string> =>
  new Map(
    [...guide.matchAll(new RegExp(`^\`\`\`${language} (\\S+)\\n([^]*?)\\n\`\`\`$`, 'gm'))].map(
      ([, name = '', text = '']) => [name, text],
    ),
  )

const policies = blocks('csp')
const tags = blocks('html')

/** The names of all policies of the guide. */
export const policyNames: readonly string[] = [...policies.keys()]

const found = (from: ReadonlyMap<string, string>, name: string, values: Readonly<Record<string, string>>): string => {
  const text = from.get(name)
  if (text === undefined) throw new Error(`docs/guides/csp.md has no block "${name}".`)
  return Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{${key}}`, value), text)
}

/** A policy of the guide as a header. */
export const policyOf = (name: string, values: Readonly<Record<string, string>> = {}): string =>
  found(policies, name, values).replaceAll('\n', ' ')

/** The script tags of the guide that go with a policy. */
export const tagOf = (name: string, values: Readonly<Record<string, string>> = {}): string => found(tags, name, values)
