/** Home page, plain texts, tables, the widgets' places, footer. */
export const TEXTS_STYLE = /* css */ `
/* Laid out as the widget is, so mounting moves nothing. */
.announcements:not(.pk-root) { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 1px; font-size: 13px; line-height: 1.4; text-align: center; }
.announcements:not(.pk-root) > p { padding: 8px 16px; background: var(--accent-soft); text-wrap: balance; }

.hero { display: grid; grid-template: 1fr 1fr / minmax(0, 1fr) 320px; gap: 12px; }
.hero__season { grid-row: 1 / 3; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 24px; min-height: 300px; padding: 32px 40px; border-radius: var(--radius); background: linear-gradient(115deg, #262b31 0 52%, #3a2a20 100%); color: #fff; overflow: hidden; }
.hero__season--spring { background: linear-gradient(115deg, #262b31 0 52%, #2f3a26 100%); }
.hero__season--winter { background: linear-gradient(115deg, #262b31 0 52%, #24384a 100%); }
.hero__heading { font-size: 36px; line-height: 1.12; }
.hero__text { max-width: 46ch; margin: 14px 0 24px; color: #d9dee3; font-size: 17px; }
.hero__picture { border-radius: 50%; background: #f4f4f2; }
.hero__card { display: flex; flex-direction: column; align-items: flex-start; gap: 8px; padding: 20px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.hero__card--accent { border-color: transparent; background: var(--accent-soft); }
.hero__card-heading { font-size: 18px; }
.hero__card a { margin-top: auto; font-weight: 600; }

.block { margin-top: 32px; }
.block__top { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; }
.block__heading { margin-bottom: 14px; }
.reasons { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 12px; padding: 0; list-style: none; }
.reason { padding: 18px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); font-size: 14px; }
.reason .icon { width: 30px; height: 30px; margin-bottom: 8px; color: var(--accent-text); }
.reason__heading { margin-bottom: 6px; }
.reason p { color: var(--ink-quiet); }
.advice { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 12px; }
.advice__item { padding: 20px; border-radius: var(--radius); background: var(--surface); border: 1px solid var(--line); }
.advice__heading { margin-bottom: 8px; font-size: 17px; }
.advice__item p + p { margin-top: 8px; }

.prose { max-width: 72ch; }
.prose--page { max-width: none; margin-top: 16px; padding: 24px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.prose p, .prose ul, .prose ol { margin: 0 0 12px; }
.prose ul, .prose ol { padding-left: 20px; }
.prose li + li { margin-top: 6px; }
.prose section { margin-top: 24px; }
.prose h2 { margin-bottom: 10px; font-size: 20px; }
.prose > :last-child { margin-bottom: 0; }
.prose .brief + p { margin-top: 12px; }
.lead { font-size: 17px; }
h1 + .lead { max-width: 72ch; margin-top: 8px; }
.table-scroll { margin-bottom: 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); }
.table { width: 100%; border-collapse: collapse; font-size: 14px; }
.table th, .table td { padding: 10px 12px; text-align: left; vertical-align: top; }
.table thead th { background: var(--surface-soft); color: var(--ink-quiet); font-weight: 600; }
.table tbody tr + tr > :is(th, td) { border-top: 1px solid var(--line); }
.table tbody th { font-weight: 600; white-space: nowrap; }
.prose .columns { columns: 3 200px; padding: 0; list-style: none; }
.columns li { break-inside: avoid; }
.prose .columns li + li { margin: 0; }
.columns li { padding: 4px 0; }

.point-search { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 16px; }
.point-search label { flex-basis: 100%; font-weight: 600; }
.point-search input { flex: 0 1 360px; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid var(--line-field); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: inherit; }
.points { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); gap: 10px; padding: 0; list-style: none; }
.point { display: grid; gap: 4px; align-content: start; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); font-size: 14px; }
.point__address { font-size: 15px; line-height: 1.35; }

/* Laid out as the widget is. */
.blog { margin-top: 16px; }
.post-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); gap: 16px; margin: 16px 0; padding: 0; list-style: none; }
.post-card { display: grid; gap: 8px; align-content: start; padding: 16px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); overflow-wrap: anywhere; }
.post-card img { width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: contain; }
.post-card h3 { font-size: 17px; }
.post-card time { color: var(--ink-quiet); font-size: 13px; order: -1; }
.post-card img { order: -2; }
/* Shown when the widget is ready; a page whose scripts do not come shows it by itself. */
@media (scripting: enabled) {
  .blog-post.hidden { visibility: hidden; animation: by-phone 0s 4s forwards; }
}
/* Reviews in a text are no list of the text. */
.prose .reviews { padding: 0; }
.prose .reviews p { margin-bottom: 0; }
.prose .reviews li + li { margin-top: 0; }
.review-button { min-height: 44px; margin-bottom: 12px; }
.stars-filter ul { margin: 0 0 16px; padding: 0; list-style: none; }
.stars-filter li + li { margin-top: 0; }
.stars-filter a { display: inline-flex; align-items: center; min-height: 32px; }
.stars-filter__row, .stars-filter__row a { display: grid; grid-template-columns: max-content minmax(0, 1fr) 3ch; align-items: center; gap: 10px; min-height: 32px; }
.stars-filter__row a { grid-column: 1 / -1; color: inherit; text-decoration: none; }
.stars-filter__row span:last-child { text-align: right; font-variant-numeric: tabular-nums; }
.stars-filter meter { width: 100%; height: 10px; }
.stars-filter [aria-current] { font-weight: 700; }
@media (hover: hover) { .stars-filter__row a:hover { text-decoration: underline; } }
/* Two columns, so that a line stays as long as an eye follows. */
@media (min-width: 960px) {
  .prose--columns { columns: 2; column-gap: 48px; }
  .prose--columns > section { break-inside: avoid; }
  .prose--columns > .lead { column-span: all; max-width: 72ch; }
  .reviews-page { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: 0 48px; align-items: start; }
  .reviews-page__sum { position: sticky; top: 96px; }
  .reviews-page .review:first-child { border-top: 0; padding-top: 0; }
}
.survey-place { position: sticky; bottom: 16px; margin-top: 24px; }
.product__voices { margin-top: 20px; }

.widget-place { margin-top: 16px; }
.widget-place + .quiet { margin-top: 16px; }
/* The footer stays below the fold, so that a widget that becomes higher pushes nothing in sight. */
.widget-place--list { min-height: max(320px, 100svh - 320px); }
.widget-place--cart { min-height: max(420px, 100svh - 220px); }
.widget-place--order { min-height: max(640px, 100svh - 180px); }
.by-phone { display: grid; gap: 14px; max-width: 760px; padding: 24px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.by-phone h2 { margin-top: 8px; font-size: 18px; }
.by-phone ul { display: grid; gap: 6px; padding-left: 20px; }
.by-phone__call { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
/* What a page says to visitors without scripts is seen by those with scripts only when these have not come for long. */
.waiting { display: none; }
@media (scripting: enabled) {
  .by-phone { visibility: hidden; animation: by-phone 0s 12s forwards; }
  .waiting { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr) 320px; align-items: start; overflow: hidden; }
  .waiting + .by-phone { margin-top: 16px; }
}
@keyframes by-phone { to { visibility: visible; } }
.waiting__form { display: grid; gap: 16px; }
.waiting__card { display: grid; gap: 20px; padding: 24px; border: 1px solid var(--line); border-radius: calc(var(--radius) + 4px); background: var(--surface); }
.waiting__row { display: grid; grid-auto-columns: 1fr; grid-auto-flow: column; gap: 16px; }
.waiting__row > div { display: grid; gap: 8px; }
.waiting__line { display: block; height: 22px; border-radius: 4px; background: color-mix(in srgb, var(--ink) 8%, var(--surface)); }
.waiting__line--short { max-width: 180px; }
.waiting__line--field { height: 44px; }
.wanted { display: grid; grid-template-columns: 96px 1fr; gap: 16px; max-width: 640px; margin: 16px 0 24px; padding-bottom: 16px; border-bottom: 1px solid var(--line); }
.wanted img { border-radius: 4px; background: #f4f4f2; }
.wanted__name { font-weight: 600; }
.wanted .cart-button { max-width: 280px; margin-top: 10px; }

.notice-page { padding: 40px 0 8px; text-align: center; }
.notice-page__code { color: var(--accent-text); font-size: 72px; font-weight: 800; line-height: 1; letter-spacing: -0.03em; }
.notice-page h1 { margin: 8px 0 12px; }
.notice-page__ways { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 12px 24px; margin-top: 20px; }

.footer { background: var(--graphite); color: var(--on-graphite-quiet); font-size: 14px; }
.footer a { color: inherit; text-decoration: none; }
@media (hover: hover) { .footer a:hover { color: var(--on-graphite); text-decoration: underline; } }
.footer__inner { display: grid; grid-template-columns: 1fr 1fr 1.3fr; gap: 32px; max-width: var(--page); margin: 0 auto; padding: 36px var(--side) 24px; }
.footer__heading { margin-bottom: 8px; color: var(--on-graphite); font-size: 15px; }
/* Groups fold on phones alone; elsewhere a heading stands in the place of what folds them. */
.footer__fold { font-weight: 700; cursor: pointer; }
@media (min-width: 640px) {
  .footer__group::details-content { display: block; block-size: auto; content-visibility: visible; }
  @supports selector(::details-content) { .footer__fold { display: none; } }
}
@supports not selector(::details-content) { .footer__heading--group { display: none; } }
.footer ul { padding: 0; list-style: none; }
.footer li a { display: inline-block; padding: 5px 0; }
.footer address { display: grid; gap: 6px; }
.footer .footer__phone { color: var(--on-graphite); font-size: 20px; font-weight: 700; }
.footer__small { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 32px; max-width: var(--page); margin: 0 auto; padding: 16px var(--side) 24px; border-top: 1px solid var(--graphite-soft); font-size: 13px; }
.footer__small a { text-decoration: underline; }

@media (max-width: 959px) {
  .hero { grid-template: auto auto / 1fr 1fr; }
  .hero__season { grid-area: 1 / 1 / 2 / 3; min-height: 0; }
}
@media (max-width: 639px) {
  .hero { grid-template: none / 1fr; gap: 8px; }
  .hero__season { grid-area: auto; grid-template-columns: minmax(0, 1fr); padding: 22px 18px; }
  .hero__heading { font-size: 27px; }
  .hero__text { margin: 10px 0 18px; font-size: 15px; }
  .hero__picture { display: none; }
  .block { margin-top: 24px; }
  .lead { font-size: 16px; }
  .announcements:not(.pk-root), .announcements .pk-announcements { grid-template-columns: 1fr 1fr !important; font-size: 12px !important; line-height: 1.3 !important; }
  .announcements:not(.pk-root) > p, .announcements .pk-announcements__banner { padding: 5px 8px !important; }
  .reasons { grid-template-columns: 1fr; gap: 8px; }
  .reason { display: grid; grid-template-columns: 30px 1fr; gap: 0 14px; padding: 14px; }
  .reason .icon { grid-row: 1 / 3; margin: 0; }
  .prose--page { margin-inline: calc(-1 * var(--side)); padding: 16px var(--side); border-width: 1px 0; border-radius: 0; }
  .by-phone { padding: 16px; }
  .waiting { grid-template-columns: minmax(0, 1fr); }
  .waiting__card { padding: 20px 16px; }
  .waiting__row { grid-auto-flow: row; }
  .footer__inner { grid-template-columns: minmax(0, 1fr); gap: 0; padding-block: 20px 12px; }
  .footer__column--contacts { order: -1; padding-bottom: 12px; font-size: 13px; }
  .footer__heading--group { display: none; }
  .footer__group { border-top: 1px solid var(--graphite-soft); }
  .footer__fold { display: flex; align-items: center; justify-content: space-between; min-height: 48px; color: var(--on-graphite); font-size: 15px; list-style: none; }
  .footer__fold::-webkit-details-marker { display: none; }
  .footer__fold::after { content: ''; width: 8px; height: 8px; margin: 0 4px 4px; border: solid currentcolor; border-width: 0 2px 2px 0; transform: rotate(45deg); }
  .footer__group[open] > .footer__fold::after { margin-block: 6px -2px; transform: rotate(-135deg); }
  .footer__group ul { padding-bottom: 12px; }
  .footer__small { padding-block: 12px 16px; }
  .footer li a { display: block; padding: 8px 0; }
}

@media print {
  .top-line, .shelves, .search, .bottom-bar, .footer, .header__catalogue, .sorting, .pager { display: none; }
  .header__bar { position: static; }
}
`
