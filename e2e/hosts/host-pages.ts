/** Pages of other systems, each with a place for widgets in the middle of what such a page holds. */
export interface Host {
  readonly name: string
  /** Names of `host-files.ts`, in the order in which the page links them. */
  readonly sheets: readonly string[]
  /** Address of `<base>`, where the system writes one. */
  readonly base?: string
  /** Whether it begins with its html alone, so that browsers show it as they did in the nineties. */
  readonly withoutDoctype?: boolean
  /** Rules of the page's own. */
  readonly styles?: string
  /** The page around the given content. */
  readonly body: (content: string) => string
}

/** What people write on pages, so that there is something to leave alone. */
export const TEXTS = `
  <h1>О мастерской</h1><h2>Что мы делаем</h2><h3>По средам</h3>
  <p>Точим <b>ножи</b>, <a href="/about/">чиним</a> <abbr title="электроинструмент">эл.</abbr> и <code>кодируем</code> замки.</p>
  <ul><li>Ключи<ul><li>Дверные</li></ul></li></ul><ol><li>Приходите</li></ol><dl><dt>Срок</dt><dd>Два дня</dd></dl>
  <table><thead><tr><th>Работа</th><th>Цена</th></tr></thead><tbody><tr><td>Заточка</td><td>300</td></tr></tbody></table>
  <figure><svg viewBox="0 0 24 24" width="24" height="24"><path d="M4 4h16v16H4z"/></svg><figcaption>Знак</figcaption></figure>
  <form><fieldset><legend>Вопрос</legend><label for="who">Имя</label><input id="who" type="text" placeholder="Иван"><textarea rows="2"></textarea>
  <label><input type="checkbox"> Перезвоните</label><label><input type="radio"> Утром</label><select><option>Москва</option></select>
  <button type="button" class="btn btn-primary button">Спросить</button></fieldset></form>
  <details><summary>Подробнее</summary><p>Всё просто.</p></details><blockquote>Хорошо точат.</blockquote><hr>`

const HEADER =
  '<header class="site-header"><a href="/">Мастерская</a> <nav><ul class="nav"><li><a href="/about/">О нас</a></li></ul></nav></header>'
const FOOTER = '<footer class="site-footer"><p>Звоните <a href="tel:+79990000000">нам</a></p></footer>'

const bootstrap = (version: 3 | 4 | 5): Host => ({
  name: `bootstrap ${version}`,
  sheets: [`bootstrap${version}`],
  body: (content) => `${HEADER}<main class="container"><div class="row"><div class="col-md-12">
    <div class="panel panel-default card"><div class="panel-body card-body form-group">${content}</div></div></div></div></main>${FOOTER}`,
})

/** The systems whose pages are tried (EMBED-05). */
export const hosts: readonly Host[] = [
  bootstrap(3),
  bootstrap(4),
  bootstrap(5),
  {
    name: 'tailwind preflight',
    sheets: ['preflight'],
    body: (content) => `${HEADER}<main><article>${content}</article></main>${FOOTER}`,
  },
  {
    name: 'wordpress block theme',
    sheets: ['wordpress-block'],
    body: (content) => `<div class="wp-site-blocks">${HEADER}<main class="wp-block-group is-layout-constrained">
      <div class="entry-content is-layout-flow"><p></p>${content}<p></p></div></main>${FOOTER}</div>`,
  },
  {
    name: 'wordpress classic theme',
    sheets: ['wordpress-classic'],
    body: (
      content,
    ) => `<div id="page" class="site">${HEADER}<div id="primary"><main id="main" class="site-main"><article class="hentry">
      <div class="entry-content">${content}</div></article></main></div>${FOOTER}</div>`,
  },
  {
    name: 'opencart with a base address and html at 10px',
    sheets: ['bootstrap3', 'opencart'],
    base: '/catalog/',
    body: (
      content,
    ) => `${HEADER}<div id="container" class="container"><div class="row"><div id="content" class="col-sm-12">
      <div id="product"><div class="form-group">${content}</div></div></div></div></div>${FOOTER}`,
  },
  {
    name: 'dokuwiki',
    sheets: ['dokuwiki'],
    body: (
      content,
    ) => `<div class="dokuwiki">${HEADER}<div id="dokuwiki__content"><div class="page group">${content}</div></div>
      <div id="dokuwiki__footer">${FOOTER}</div></div>`,
  },
  {
    name: 'resets with !important',
    sheets: ['hard-resets'],
    body: (content) => `${HEADER}<main><div><div>${content}</div></div></main>${FOOTER}`,
  },
  {
    name: 'a page without a doctype',
    sheets: ['opencart'],
    withoutDoctype: true,
    body: (content) =>
      `<table width="100%"><tr><td valign="top"><font size="2">${HEADER}</font></td></tr><tr><td>${content}</td></tr></table>${FOOTER}`,
  },
  {
    name: 'a sticky header with z-index 9999 and moved parents',
    sheets: ['bootstrap5', 'stacking'],
    body: (
      content,
    ) => `<div class="top">${HEADER}</div><div class="moved"><main class="clipped">${content}</main></div>${FOOTER}
      <div class="promo">Скидка</div><div class="chat"></div>`,
  },
]

/** A page without any style, the measure of all others. */
export const blank: Host = {
  name: 'blank',
  sheets: [],
  body: (content) => `<h1>Пусто</h1><p>Без единого правила.</p><p>И высоко.</p>${content}`,
}

const PINNED =
  'display:block;float:none;position:static;max-width:none;min-width:0;min-height:0;margin:0;padding:0;border:0;background:none;outline:0'

/** The place's own box is the page's, so every page gives it the same one; the ground and the font are the same as well. */
export const place = (widget: string, width: number, height: number, attributes = ''): string =>
  `<div class="stand" style="${pinned(`${PINNED};width:${width}px;height:${height}px;background:#fff`)}"><div data-prilavok="${widget}" ${attributes} style="${pinned(`${PINNED};width:auto`)}"></div></div>`

const pinned = (rules: string): string => `${rules.replaceAll(';', ' !important;')} !important`

/** The whole document of a page. */
export const documentOf = (
  { sheets, base, withoutDoctype = false, styles = '', body }: Host,
  content: string,
): string => `${withoutDoctype ? '' : '<!doctype html>'}
<html lang="ru">
<head><meta charset="utf-8"><title>Мастерская</title>${base === undefined ? '' : `<base href="${base}">`}<link rel="icon" href="data:,">
${sheets.map((name) => `<link rel="stylesheet" href="/host/${name}.css">`).join('')}
<style>:root { --pk-font: Arial, sans-serif; --pk-text: #1b2126; --pk-surface: #fff; } ${styles}</style></head>
<body>${body(content)}</body></html>`
