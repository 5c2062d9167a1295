import type { SettingsInput } from '@prilavok/core'
import {
  html,
  jsonScript,
  nothing,
  render,
  CART_PATH,
  CHAT_PATH,
  HOME_PATH,
  ORDER_PATH,
  POLICY_PATH,
  SEARCH_PATH,
  TILES_PATH,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { STYLE_SHEET_PATH } from '../styles/style-sheet'
import { announcements } from './announcements'
import { footer } from './footer'
import { bottomBar, header } from './header'
import type { Language } from './language-choice'
import type { Frame, Page } from './page.types'
import { ENGLISH_LABELS, SHOP_LABELS, type Labels } from './shop-labels'
import { standIns } from './stand-ins'

/** The settings that the shop gives the widgets. Source: EMBED-12. */
const widgetSettings = ({
  policyVersion,
  foreignPhones,
  robotCheck,
  standIns: areThere,
  experiments,
  lang,
}: Frame): SettingsInput & { lang: Language; labels: Labels } => ({
  lang,
  supportPhone: SHOP_FACTS.phone,
  policyVersion,
  foreignPhones,
  pages: {
    cart: CART_PATH,
    order: ORDER_PATH,
    home: HOME_PATH,
    policy: POLICY_PATH,
    chat: CHAT_PATH,
    search: `${SEARCH_PATH}/{query}`,
  },
  labels: lang === 'en' ? ENGLISH_LABELS : SHOP_LABELS,
  // They concern every city, and pages have them before the visitor's is known.
  announcements: { cities: [] },
  ...(robotCheck !== null && { robotCheck: { service: robotCheck.service, siteKey: robotCheck.siteKey } }),
  ...(areThere && standIns),
  // What the options bring is counted from what pages tell.
  ...(experiments.length > 0 && { experiments: { running: experiments }, analytics: { host: '/' } }),
  map: { tiles: TILES_PATH, attribution: 'Natural Earth, GeoNames', attributionLink: 'https://www.geonames.org/' },
})

const titleOf = ({ title, kind }: Page) => (kind === 'order' ? title : `${title} — ${SHOP_FACTS.name}`)

/** The whole document of a page. */
export const renderDocument = (page: Page, frame: Frame): string =>
  render(html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${titleOf(page)}</title>
${page.description !== undefined && html`<meta name="description" content="${page.description}">`}
${page.isPrivate === true ? html`<meta name="robots" content="noindex">` : nothing}
${page.canonical !== undefined && frame.origin !== null && html`<link rel="canonical" href="${frame.origin}${page.canonical}">`}
<meta name="theme-color" content="#262b31">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE_SHEET_PATH}">
${jsonScript('application/json', 'prilavok-config', widgetSettings(frame))}
<script src="${frame.bundle.stub}" data-build="${frame.bundle.script}"></script>
<script type="module" src="${frame.bundle.script}"></script>
${frame.preloads.map((address) => html`<link rel="modulepreload" href="${address}">`)}
</head>
<body class="page page--${page.kind ?? 'shop'}">
<a class="skip-link" href="#content">К содержанию</a>
${header(page, frame)}${page.announces === true && announcements()}
<main class="main" id="content" tabindex="-1">
${page.content}
</main>
${footer(page, frame)}
${bottomBar(page)}
</body>
</html>
`)
