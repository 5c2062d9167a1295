import { parseArgs, type ParseArgsConfig } from 'node:util'
import { USAGE as SHOP_USAGE } from '@prilavok/shop-server/node'
import type { DemoSize } from './seeds/sizes'

/** How the demo shop is started, beside the flags of every shop server. */
interface DemoFlags {
  readonly demo: DemoSize | null
  readonly sandbox: boolean
  readonly bigCity: number | null
  readonly faults: boolean
  /** The flags that are not of the demo shop. */
  readonly rest: readonly string[]
}

/** The flags of the demo shop, as `--help` prints them. */
export const USAGE = `prilavok-demo: the demo shop, with pages and simulated payments; everything of prilavok-shop and these flags

  --demo SIZE       fills an empty database: mini, demo or full, and opens its sandbox (PRILAVOK_DEMO); demo by default
  --sandbox         fills nothing and simulates payments on any database; never where anybody buys for real (PRILAVOK_SANDBOX=1)
  --big-city N      adds "Большой город" with N pick-up points (PRILAVOK_BIG_CITY)
  --faults          lets requests inject faults (PRILAVOK_FAULTS=1)`

/** What `prilavok-demo --help` prints. */
export const HELP = `${USAGE}\n\n${SHOP_USAGE}`

const FLAGS = {
  demo: { type: 'string' },
  sandbox: { type: 'boolean' },
  'big-city': { type: 'string' },
  faults: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

const DEMO_SIZES = ['mini', 'demo', 'full'] as const

function sizeOf(text: string): DemoSize {
  const size = DEMO_SIZES.find((each) => each === text)
  if (size === undefined) throw new Error(`--demo is one of ${DEMO_SIZES.join(', ')}, not "${text}".`)
  return size
}

function countOf(text: string | undefined): number | null {
  if (!text) return null
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 100_000)
    throw new Error(`--big-city is a number from 1 to 100000, not "${text}".`)
  return count
}

/** Takes the flags of the demo shop out of those of the command line; then the environment, then defaults. */
export function readDemoFlags(args: readonly string[], env: Readonly<Record<string, string | undefined>>): DemoFlags {
  const { values, tokens } = parseArgs({ args: [...args], options: FLAGS, strict: false, tokens: true })
  const own = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || !Object.hasOwn(FLAGS, token.name)) return []
      return token.value !== undefined && !token.inlineValue ? [token.index, token.index + 1] : [token.index]
    }),
  )
  const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)
  const size = textOf(values.demo) ?? (env['PRILAVOK_DEMO'] || undefined)
  const sandbox = values.sandbox === true || env['PRILAVOK_SANDBOX'] === '1'
  return {
    demo: size === undefined ? (sandbox ? null : 'demo') : sizeOf(size),
    sandbox,
    bigCity: countOf(textOf(values['big-city']) ?? env['PRILAVOK_BIG_CITY']),
    faults: values.faults === true || env['PRILAVOK_FAULTS'] === '1',
    rest: args.filter((_, at) => !own.has(at)),
  }
}
