import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import stylelint from 'stylelint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import plugin from './plugin.mjs'

type Files = Readonly<Record<string, string>>

/** By rule: files, and code that breaks the rule there and no other. */
const BROKEN_BY_RULE = {
  'prilavok(pure-core)': {
    'core/src/cart/today.ts': 'export const today = () => new Date()',
  },
  'prilavok(one-clock)': {
    'core/src/delivery/hour.ts': 'export const hourOf = (date: Date) => date.getHours()',
    'widgets/src/cart/day.ts': "export const dayOf = (date: Date) => date.toLocaleDateString('ru')",
    'admin/src/kit/when.ts': "export const when = (text: string) => new Date(text).toLocaleString('ru')",
    'shop-server/src/rules/day.ts': "export const day = new Intl.DateTimeFormat('ru')",
  },
  'eslint(no-restricted-properties)': {
    'core/src/cart/now.ts': 'export const now = () => Date.now()',
    'core/src/cart/chance.ts': 'export const chance = () => Math.random()',
  },
  'eslint(no-restricted-globals)': {
    'core/src/cart/wait.ts': 'export const wait = (run: () => void) => setTimeout(run, 9)',
  },
  'eslint(no-restricted-imports)': {
    'widgets/src/cart/late.ts': "import { lazy } from 'react'\n\nexport const Late = lazy",
    'ui/src/badge/wait.ts': "import { Suspense } from 'react'\n\nexport const Wait = Suspense",
  },
  'eslint(no-console)': {
    'core/src/cart/log.ts': 'export const log = (line: string) => console.log(line)',
  },
  'prilavok(plain-core)': {
    'core/src/cart/cart.ts': 'export class Cart {\n  readonly lines: readonly string[] = []\n}',
    'core/src/cart/step.ts': 'export enum Step {\n  Cart,\n}',
  },
  'prilavok(zod-mini)': {
    'contracts/src/line.wire.ts': "import { z } from 'zod'\n\nexport const line = z.object({})",
    'contracts/src/list.wire.ts': "import * as z from 'zod'\n\nexport const list = z.object({})",
  },
  'prilavok(no-escape-cast)': {
    'core/src/cart/never.ts': 'export const total = (line: unknown): number => line as never',
    'core/src/cart/nevers.ts':
      'export const totals = (lines: readonly string[]): readonly number[] => lines as never[]',
    'shop-server/src/twice.ts': 'export const total = (line: string) => line as unknown as number',
    '../bench/cases/line.ts': 'export const total = (line: string) => line as never as number',
    '../examples/cart/line.ts': 'export const total = (line: string) => (line as unknown) as number',
  },
  'prilavok(one-edit)': {
    'admin/src/order/code.tsx':
      "import { useState } from 'react'\n\nexport function Code() {\n  const { mayEdit } = useEditOf()\n  const [code, setCode] = useState('')\n  return <input disabled={!mayEdit} value={code} aria-label=\"x\" onChange={() => setCode('')} />\n}\n\nimport { useEditOf } from '../kit/form/edit-context'",
  },
  'prilavok(raw-html)': {
    'embed/src/write.ts': 'export const write = (host: Element, html: string) => (host.innerHTML = html)',
    'embed/src/page.ts': 'export const page = (html: string) => document.write(html)',
    'widgets/src/cart/note.tsx': 'export const Note = () => <p dangerouslySetInnerHTML={{ __html: "" }} />',
  },
  'prilavok(dom-building)': {
    'widgets/src/cart/make.ts': "export const make = () => document.createElement('p')",
  },
  'prilavok(bare-text)': {
    'widgets/src/cart/sum.tsx':
      'export const Sum = ({ text, more }: { readonly text: string; readonly more: boolean }) => <p>{text} {more && <b>!</b>}</p>',
    'ui/src/note/note.tsx':
      'export const Note = ({ more }: { readonly more: boolean }) => <>Итого {more ? <b>!</b> : null}</>',
  },
  'prilavok(checked-links)': {
    'widgets/src/cart/way.tsx': 'export const Way = ({ to }: { readonly to: string }) => <a href={to}>x</a>',
    'widgets/src/cart/button.tsx':
      "import { ButtonLink } from '@prilavok/ui/button'; export const Way = ({ to }: { readonly to: string }) => <ButtonLink href={to}>x</ButtonLink>",
  },
  'prilavok(inline-style)': {
    'widgets/src/cart/wide.tsx': "export const Wide = () => <p style={{ width: '100%' }} />",
    'widgets/src/cart/set.ts': "export const set = (p: Element) => p.setAttribute('style', '')",
    'widgets/src/cart/text.ts': `export const text = (width: string) => \`<p style="\${width}">\``,
  },
  'prilavok(z-index)': {
    'widgets/src/cart/raise.ts': "export const raise = (p: HTMLElement) => (p.style.zIndex = '9')",
  },
  'prilavok(ui-knows-no-shop)': {
    'ui/src/badge/badge.ts': "export const cartBadge = 'badge'",
  },
  'eslint(no-new-func)': {
    'widgets/src/cart/read.ts': 'export const read = (text: string): unknown => new Function(text)()',
  },
  'typescript(no-explicit-any)': {
    'core/src/cart/any.ts': 'export const total = (lines: any) => lines',
  },
  'typescript(no-non-null-assertion)': {
    'core/src/cart/first.ts': 'export const first = (lines: readonly string[]) => lines[0]!',
  },
  'import(no-default-export)': {
    'core/src/cart/total.ts': 'export default function total(): number {\n  return 0\n}',
  },
  'eslint(max-lines)': {
    'core/src/cart/long.ts': 'export {}\n'.repeat(401),
  },
  'unicorn(filename-case)': {
    'core/src/cart/cartLine.ts': 'export const one = 1',
  },
  'prilavok(vague-name)': {
    'core/src/cart/cart-utils.ts': 'export const one = 1',
  },
  'vitest(expect-expect)': {
    'core/src/a.test.ts': "import { it } from 'vitest'\n\nit('adds', () => {\n  [1].push(2)\n})",
  },
  'prilavok(every-test-runs)': {
    '../e2e/h.spec.ts': "import { test } from './shop'\n\ntest('opens')",
    'core/src/b.test.ts': "import { expect, it } from 'vitest'\n\nit.fails('adds', () => expect(1).toBe(2))",
    '../e2e/c.spec.ts': "import { expect, test } from './shop'\n\ntest.describe.only('cart', () => expect(1).toBe(1))",
  },
  'prilavok(browser-test-asserts)': {
    '../e2e/d.spec.ts':
      "import { test } from './shop'\n\ntest('opens', async ({ page }) => {\n  await page.goto('/')\n})",
  },
  'prilavok(no-sleeps)': {
    '../e2e/e.ts': 'export const rest = (page: Page) => page.waitForTimeout(300)',
    '../e2e/f.ts': 'export const rest = () => new Promise((resolve) => setTimeout(resolve, 50))',
  },
  'prilavok(no-snapshots)': {
    '../e2e/g.ts': 'export const same = (page: Page) => expect(page).toHaveScreenshot()',
  },
}
const BROKEN = Object.entries<Files>(BROKEN_BY_RULE).flatMap(([rule, files]) =>
  Object.entries(files).map(([path, code]) => [rule, path, code] as const),
)

/** What is near a rule and allowed. */
const ALLOWED = Object.entries<string>({
  'ui/src/trusted-html/fill.ts': 'export const fill = (host: Element, clean: string) => (host.innerHTML = clean)',
  'ui/src/point-map/mark.ts': "export const mark = () => document.createElement('p')",
  'core/src/cart/known.ts': 'export const known = (line: unknown) => line as Result<never, string>',
  'core/src/cart/unknown.ts': 'export const read = (text: string) => JSON.parse(text) as unknown',
  'core/src/cart/line.test.ts': 'export const line = { id: 1 } as unknown as string',
  '../e2e/cart.ts': 'export const line = { id: 1 } as never',
  'ui/src/icon/names.ts': "export const names = ['cart']",
  'core/src/cart/day.ts': 'export const day = (text: string) => new Date(text)',
  'contracts/src/good.wire.ts': "import * as z from 'zod/mini'\n\nexport const good = z.object({})",
  '../e2e/yield.ts': 'export const yieldOnce = () => new Promise((resolve) => setTimeout(resolve, 0))',
})

interface Finding {
  readonly code: string
  readonly filename: string
}

const fileOf = (at: number, path: string) => join(`${at}`, 'packages', path)
const all = [...BROKEN.map(([, path, code]) => [path, code] as const), ...ALLOWED]

describe('oxlint', () => {
  // Outside the repository, whose ignore lists would hide the files; one run for all of them.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-rules-')))
  const found = new Map<string, readonly string[]>()

  beforeAll(async () => {
    const write = (path: string, code: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), code)
    }
    all.forEach(([path, code], at) => write(fileOf(at, path), `${code}\n`))
    for (const path of ['.oxlintrc.json', 'tools/rules/plugin.mjs']) {
      write(path, '')
      copyFileSync(join(root, path), join(folder, path))
    }
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', ...all.map((_, at) => `${at}`)]
    const output = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_, stdout) => resolve(stdout)),
    )
    const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Finding[] }
    for (const { code, filename } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code])
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(BROKEN.map(([rule, path], at) => [rule, path, at] as const))(
    '%s refuses %s, and no other rule does',
    (rule, path, at) => {
      const rules = (found.get(fileOf(at, path)) ?? []).filter((code) => code !== 'prilavok(long-file)')
      expect([...new Set(rules)]).toEqual([rule])
    },
  )

  it.each(ALLOWED.map(([path], at) => [path, at] as const))('allows %s', (path, at) => {
    expect(found.get(fileOf(BROKEN.length + at, path))).toBeUndefined()
  })

  it('warns of long files', () => {
    const at = BROKEN.findIndex(([rule]) => rule === 'eslint(max-lines)')
    expect(found.get(fileOf(at, BROKEN[at]?.[1] ?? ''))).toContain('prilavok(long-file)')
  })

  it('has a fixture for every rule of our own, and every one is switched on', () => {
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
    const shown = new Set([...Object.keys(BROKEN_BY_RULE), 'prilavok(long-file)'])
    for (const name of Object.keys(plugin.rules)) {
      expect(shown).toContain(`prilavok(${name})`)
      expect(config).toMatch(new RegExp(`"prilavok/${name}": "(error|warn)"`))
    }
  })
})

const CART = 'packages/widgets/src/cart/cart.css'
const KIT = 'packages/ui/src/styles/kit.css'

describe('stylelint', () => {
  it.each([
    ['unit-disallowed-list', CART, 'padding: 0.5rem'],
    ['function-disallowed-list', CART, "background: url('line.svg')"],
    ['property-disallowed-list', CART, 'margin-left: 4px'],
    ['property-disallowed-list', CART, 'left: 0'],
    ['property-disallowed-list', CART, 'border-top-left-radius: 4px'],
    ['declaration-property-value-disallowed-list', CART, 'text-align: right'],
    ['declaration-property-value-disallowed-list', CART, 'transform: translateX(4px)'],
    ['declaration-property-value-disallowed-list', CART, 'padding: 0 calc(var(--_control) + 4px) 0 8px'],
    ['declaration-property-value-disallowed-list', CART, 'text-decoration: underline dotted from-font'],
    ['declaration-property-value-disallowed-list', CART, 'z-index: 9999'],
  ])('%s refuses in %s "%s"', async (rule, path, declaration) => {
    expect(await rulesAgainst(`.pk-line { ${declaration} }`, path)).toEqual([rule])
  })

  it('refuses a look under the pointer where nothing can hover', async () => {
    const hover = (rule: string) => rulesAgainst(rule, CART)
    expect(await hover('.pk-line:hover { gap: 4px }')).toEqual(['prilavok/hover-media'])
    expect(await hover('@media (min-width: 4em) { .pk-line:hover { gap: 4px } }')).toEqual(['prilavok/hover-media'])
    expect(await hover('@media (hover: hover) { .pk-line:hover { gap: 4px } }')).toEqual([])
    expect(await hover('.pk-line:is(:hover, :active) { gap: 4px }')).toEqual([])
  })

  it('refuses imports, and words of the shop in ui', async () => {
    expect(await rulesAgainst("@import './other.css';", CART)).toEqual(['at-rule-disallowed-list'])
    expect(await rulesAgainst('.pk-cart-button { gap: 4px }', KIT)).toEqual(['selector-disallowed-list'])
  })

  it.each([
    [CART, 'inset: 0 auto auto auto'],
    [CART, 'padding: 12px max(4px, 2px) 8px max(4px, 2px)'],
    [CART, 'margin: calc(0.7em - 9px) 0 0'],
    [CART, 'transform: translate(0, 4px)'],
    [CART, 'text-decoration: none !important'],
    [CART, 'z-index: 1'],
    [CART, 'z-index: 1031'],
  ])('allows in %s "%s"', async (path, declaration) => {
    expect(await rulesAgainst(`/* 2rem, margin-left */ .pk-line { ${declaration} }`, path)).toEqual([])
  })
})

async function rulesAgainst(code: string, path: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(root, path),
    configFile: join(root, 'stylelint.config.mjs'),
  })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}
