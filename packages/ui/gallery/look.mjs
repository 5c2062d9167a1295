import { readFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { serveGallery } from './serve.mjs'

/**
 * Opens the gallery in Chromium: axe on every view, and a picture of each into the folder given (`node look.mjs ./pictures`).
 * With `--serve` it only serves, for looking by hand.
 */
const folder = process.argv.find((word, index) => index > 1 && !word.startsWith('--'))
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const { address, stop } = await serveGallery()

const views = [1280, 375].flatMap((width) =>
  ['light', 'dark'].flatMap((theme) =>
    ['', 'dialog', 'toasts', 'combobox'].map((show) => ({ width, theme, show, host: 'page' })),
  ),
)
views.push(
  { width: 320, theme: 'light', show: '', host: 'page' },
  { width: 1280, theme: 'dark', show: '', host: 'page', forcedColors: 'active' },
  { width: 1280, theme: 'light', show: '', host: 'hostile' },
  { width: 375, theme: 'light', show: 'dialog', host: 'hostile' },
)

async function look(browser, { width, theme, show, host, forcedColors = 'none' }) {
  const touch = width < 500
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    forcedColors,
    hasTouch: touch,
    isMobile: touch,
  })
  const tab = await context.newPage()
  const problems = []
  tab.on('pageerror', (error) => problems.push(String(error)))
  tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await tab.goto(`${address}/?host=${host}&show=${show}`)
  await tab.locator('.gallery').waitFor()
  if (show === 'combobox') await tab.getByRole('combobox', { name: 'Город' }).pressSequentially('мо')
  if (show === 'combobox') await tab.keyboard.press('ArrowDown')
  await tab.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect.getTiming().iterations === Infinity),
  )
  const name = [width, theme, show, host, forcedColors].filter((part) => !['', 'page', 'none'].includes(part)).join('-')
  if (folder !== undefined) await tab.screenshot({ path: `${folder}/${name}.png`, fullPage: show === '' })
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) problems.push(`The page scrolls sideways by ${wide} px.`)
  await tab.evaluate(axe)
  const { violations } = await tab.evaluate((tags) => window.axe.run(document, { runOnly: tags }), TAGS)
  for (const { id, nodes } of violations)
    for (const { html, failureSummary } of nodes) problems.push(`${id}: ${html}\n    ${failureSummary}`)
  await context.close()
  console.log(
    `${problems.length === 0 ? 'ok' : 'NOT OK'}  ${name}${problems.map((problem) => `\n  ${problem}`).join('')}`,
  )
  return problems.length
}

if (process.argv.includes('--serve')) console.log(address)
else {
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  let problems = 0
  for (const view of views) problems += await look(browser, view)
  await browser.close()
  stop()
  process.exitCode = problems === 0 ? 0 : 1
}
