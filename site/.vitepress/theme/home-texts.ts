const CODE = '/docs/start/cms.html'

const en = {
  title: 'A shop for the page you already have',
  lead: 'Prilavok puts a cart button, a cart and a checkout into any server-rendered page: one script tag, a few elements, your own prices and stock.',
  actions: { start: ['Start', CODE], builder: 'Builder', demo: 'Demo shop', reference: 'Reference' },
  facts: [
    ['One tag', 'A script tag and elements with data attributes. No build step, no global styles, no inline code.'],
    [
      'Your page stays yours',
      'Widgets take the fonts of the page, keep out of its styles, and leave its own React alone.',
    ],
    [
      'Rules without a screen',
      'Cart, delivery and payment are a TypeScript core that also runs in Node and in your React.',
    ],
    ['Any back end', 'A documented HTTP contract, a kit that judges your server by it, WooCommerce ready to use.'],
  ],
  where: 'Where to start',
  ways: [
    ['CMS or a page of any server', 'Bitrix, OpenCart, WordPress, a template of your own', CODE],
    ['React', 'Components and hooks', '/docs/start/react.html'],
    ['No interface', 'The core in your own app or in Node', '/docs/start/headless.html'],
  ],
}

/** What the home page says. */
export type HomeTexts = typeof en

const ru: HomeTexts = {
  title: 'Магазин для страницы, которая уже есть',
  lead: 'Кнопка «В корзину», корзина и оформление заказа на любой странице, которую отдаёт сервер: один тег, несколько элементов, ваши цены и остатки.',
  actions: { start: ['Начать', `/ru${CODE}`], builder: 'Конструктор', demo: 'Демо-магазин', reference: 'Справочник' },
  facts: [
    ['Один тег', 'Тег скрипта и элементы с data-атрибутами. Без сборки, общих стилей и кода в разметке.'],
    [
      'Страница остаётся вашей',
      'Виджеты берут шрифты страницы, не трогают её стили и не мешают её собственному React.',
    ],
    ['Правила без экрана', 'Корзина, доставка и оплата — ядро на TypeScript: работает в Node и в вашем React.'],
    ['Любой сервер', 'Описанный HTTP-контракт, набор проверок для вашего сервера, готовая связь с WooCommerce.'],
  ],
  where: 'С чего начать',
  ways: [
    ['CMS или любая готовая страница', 'Битрикс, OpenCart, WordPress, свой шаблон', `/ru${CODE}`],
    ['React', 'Компоненты и хуки', '/ru/docs/start/react.html'],
    ['Без интерфейса', 'Ядро в своём приложении или в Node', '/ru/docs/start/headless.html'],
  ],
}

export const homeTexts = (lang: string): HomeTexts => (lang === 'ru' ? ru : en)
