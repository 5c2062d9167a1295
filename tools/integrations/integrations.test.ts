import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { mo } from 'gettext-parser'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { openCartPage, operationsOf } from './ocmod.mjs'
import { filesIn, zipPackages } from './packages.mjs'
import { hasPhp, PHP_SYSTEMS, runPhp, sourcesOf, storedIn } from './render.mjs'

const folder = join(root, 'integrations')
const isPhpHere = hasPhp()

const RENDER_AGAIN = 'Render it again on a machine with PHP: node tools/integrations.mjs --write'

/**
 * A machine with PHP runs the pieces. One without has the pages that they printed when they were last changed: a piece that was changed
 * and not run since has another hash, and fails.
 */
describe.each(PHP_SYSTEMS)('the pieces of %s', (system) => {
  const stored = storedIn(folder, system)
  const rendered = isPhpHere ? runPhp(folder, system) : stored

  it('print what is stored, which was made from these files', () => {
    expect(stored.sources, RENDER_AGAIN).toBe(sourcesOf(folder, system))
    expect(rendered.page, RENDER_AGAIN).toBe(stored.page)
    expect(rendered.checks, RENDER_AGAIN).toEqual(stored.checks)
  })

  it('set both addresses on the tag, and escape the name of a product once', () => {
    expect(rendered.page).toMatch(
      /<script src="https:\/\/shop\.example\/bundle\/prilavok\.stub\.js"[^>]* data-pages-cart="[^"]+"[^>]* data-pages-order="[^"]+"/,
    )
    expect(rendered.page).toMatch(/data-name="Дрель &quot;Ударная&quot; (?:\$1 )?&lt;650 Вт&gt;"/)
    expect(rendered.page).toMatch(/data-price="4[ ]?990/)
  })
})

describe('the plugin for WordPress', () => {
  const { checks } = storedIn(folder, 'wordpress')

  it('prints no tag without the address of a shop', () => {
    expect(checks['head without an address']).toBe('')
  })

  it('stores addresses only, and says what it has not stored', () => {
    expect(checks.sanitized).toEqual({
      shop: 'https://shop.example',
      cart: '/korzina/',
      order: 'https://site.example/order',
    })
    expect(checks.refused).toMatchObject({ shop: 'https://shop.example', cart: '/cart/' })
    expect(checks.errors).toHaveLength(2)
  })

  it('names an unknown widget to authors, escaped, and nothing to visitors', () => {
    expect(checks['an unknown widget, for an author']).toContain('cart-buton&quot;&gt;&lt;script&gt;')
    expect(checks['an unknown widget and the settings, for visitors']).toEqual(['', ''])
  })

  it('has its settings behind a capability and a nonce, with the flag of the shop', () => {
    expect(checks['who may open the settings']).toBe('manage_options')
    expect(checks.option).toContain('prilavok_sanitize')
    expect(checks['settings page']).toContain('name="_wpnonce"')
    expect(checks['settings page']).toContain('--origin http://blog.example:8080 ')
  })
})

describe('the extension for OpenCart 4', () => {
  const { checks } = storedIn(folder, 'opencart-4')

  it('leaves pages as they are until it is set up', () => {
    expect(checks['a page without settings']).not.toContain('<script')
    expect(checks['a page without settings']).toContain('id="button-cart"')
  })

  it('adds its events and removes them', () => {
    const codes = checks.events.map(({ code }: { readonly code: string }) => code)
    expect(codes).toEqual(['prilavok_header', 'prilavok_product'])
    expect(checks['events of an uninstalled extension']).toEqual(codes)
  })

  it('saves addresses only, and only for those who may', () => {
    expect(checks.said).toEqual({
      good: { success: 'text_success' },
      'a script for the shop': { error: 'error_shop' },
      'no order page': { error: 'error_order' },
      'without permission': { error: 'error_permission' },
    })
    expect(checks.saved).toHaveLength(1)
  })
})

it('the components for 1C-Bitrix name what they cannot use, escaped', () => {
  const { checks } = storedIn(folder, 'bitrix')
  expect(checks['an unknown widget']).toContain('cart-buton&quot;&gt;&lt;script&gt;')
  expect(checks).toMatchObject({ 'a script for the shop': expect.stringContaining('errortext'), tags: 1 })
})

describe('the modification for OpenCart 3', () => {
  const xml = readFileSync(join(folder, 'opencart-3/install.xml'), 'utf8')

  it('finds its places in the templates and puts the button in place of the old one', () => {
    const page = openCartPage(folder)
    expect(operationsOf(xml)).toHaveLength(3)
    expect(page).not.toContain('id="button-cart"')
    expect(page).toMatch(/<script src="https:\/\/shop\.example\/bundle\/prilavok\.stub\.js"[^>]+><\/script>\n<\/head>/)
    expect(page).toContain('data-name="Дрель &quot;Ударная&quot; 650 Вт" data-price="4 990.00р."')
    expect(page).toBe(storedIn(folder, 'opencart-3').page)
  })
})

describe('the zip files', () => {
  const copy = mkdtempSync(join(tmpdir(), 'prilavok-integrations-'))
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.startsWith(join(folder, 'dist')) })
  const made = Object.fromEntries(
    zipPackages(copy).map((path) => [path.slice(join(copy, 'dist').length + 1), new Uint8Array(readFileSync(path))]),
  )
  const contentOf = (zip: string) => unzipSync(made[zip] ?? new Uint8Array())
  afterAll(() => rmSync(copy, { recursive: true }))

  it('hold what each system looks for', () => {
    expect(Object.keys(contentOf('opencart-3/prilavok.ocmod.zip'))).toEqual(['install.xml'])
    expect(Object.keys(contentOf('opencart-4/prilavok.ocmod.zip'))).toEqual(
      expect.arrayContaining([
        'install.json',
        'admin/controller/module/prilavok.php',
        'catalog/controller/event/prilavok.php',
      ]),
    )
    expect(Object.keys(contentOf('bitrix/prilavok.zip'))).toContain('local/components/prilavok/widget/component.php')
    expect(Object.keys(contentOf('wordpress/prilavok.zip'))).toEqual(
      expect.arrayContaining(['prilavok/prilavok.php', 'prilavok/readme.txt', 'prilavok/block/block.json']),
    )
  })

  it('hold the Russian texts of the plugin for PHP and for the editor', () => {
    const files = contentOf('wordpress/prilavok.zip')
    const compiled = mo.parse(Buffer.from(files['prilavok/languages/prilavok-ru_RU.mo'] ?? []))
    expect(compiled.translations['']?.['Address of the cart page']?.msgstr).toEqual(['Адрес страницы корзины'])
    const script = files['prilavok/languages/prilavok-ru_RU-prilavok-widget-editor-script.json']
    expect(JSON.parse(new TextDecoder().decode(script)).locale_data.messages['Cart']).toEqual(['Корзина'])
  })

  it('translate every text that the plugin has', () => {
    const plugin = filesIn(join(folder, 'wordpress/prilavok')).filter(({ name }) => /\.(?:php|js)$/.test(name))
    const used = plugin.flatMap(({ path }) =>
      [...readFileSync(path, 'utf8').matchAll(/__\( ?'([^']+)', 'prilavok' ?\)/g)].map(([, text]) => text ?? ''),
    )
    const { translations } = mo.parse(
      Buffer.from(contentOf('wordpress/prilavok.zip')['prilavok/languages/prilavok-ru_RU.mo'] ?? []),
    )
    const known = Object.keys(translations[''] ?? {}).filter((text) => text !== '')
    expect([...new Set(used)].sort()).toEqual(known.sort())
  })
})
