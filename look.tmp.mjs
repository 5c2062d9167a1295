import { chromium } from 'playwright-core'
const [, , port, w, scheme, locale, part] = process.argv
const base = `http://localhost:${port}`
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: Number(w), height: 800 }, colorScheme: scheme })
const page = await context.newPage()
page.setDefaultTimeout(6000)
page.on('pageerror', (e) => console.log('PAGEERROR', String(e)))
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
const r = await page.request.post(`${base}/api/admin/session`, { data: { login: 'admin', password: 'prilavok' }, headers: { Origin: base } })
if (!r.ok()) console.log(r.status())
if (locale === 'en') await page.addInitScript(() => { globalThis.prilavokStaffSettings = { locale: 'en' } })
const shot = async (name) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/look-${name}-${w}.png` }) }
try {
  if (part === 'list') {
    await page.goto(`${base}/staff#/order`); await page.locator('[role=gridcell] a').first().waitFor(); await shot('orders')
    await page.locator('.pk-staff-grid__head input[type=checkbox]').click(); await page.locator('.pk-staff-bulk select').first().waitFor()
    await page.locator('.pk-staff-bulk select').nth(1).selectOption('Completed'); await shot('selected')
    await page.getByRole('button', { name: /^(Выполнить|Run)$/ }).click(); await page.getByRole('dialog').waitFor(); await shot('ask')
    await page.getByRole('dialog').getByRole('button').filter({ hasText: /Выполнить для|Run on/ }).click()
    await page.waitForTimeout(2500); await shot('failed')
  } else if (part === 'request') {
    await page.request.post(`${base}/api/call-me-back`, { data: { FirstName: 'Зинаида', PhoneNumber: '+79001112233' } })
    await page.goto(`${base}/staff#/request`); await page.locator('[role=gridcell] a').first().waitFor(); await shot('requests')
    await page.locator('[role=gridcell] a').first().click(); await page.locator('h1').first().waitFor(); await shot('request')
    await page.keyboard.press('h'); await shot('later')
  } else {
    await page.goto(`${base}/staff#/order`); await page.locator('[role=gridcell] a').first().waitFor()
    await page.keyboard.press('Control+k'); await page.keyboard.type('9001112233'); await page.waitForTimeout(900); await shot('palette')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Вставить трек|Paste track/ }).click(); await page.locator('dialog textarea').fill('100001\tRU123456789\n5\tRU99999999'); await page.getByRole('button', { name: /Проверить|Check/ }).click(); await shot('paste')
  }
} catch (e) { console.log(String(e).slice(0, 300)); await page.screenshot({ path: `/tmp/look-error-${w}.png` }) }
await browser.close()
