import { defineComponent, h } from 'vue'
import { SAMPLE } from '../../live/sample'
import { LiveFrame } from './live-frame'

const spec = JSON.stringify({
  mounts: [
    { widget: 'product-data', attributes: { 'data-id': SAMPLE.id, 'data-field': 'price' } },
    {
      widget: 'cart-button',
      attributes: { 'data-id': SAMPLE.id, 'data-name': SAMPLE.name, 'data-price': SAMPLE.price },
    },
  ],
})

const TAG = `<script
  src="https://shop.example/bundle/prilavok.stub.js"
  data-pages-cart="/cart"
  data-pages-order="/order"
></script>

<div
  data-prilavok="cart-button"
  data-id="42"
  data-name="Дрель ударная"
  data-price="4990"
></div>`

const FACTS = [
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
] as const

const WAYS = [
  ['CMS or a page of any server', 'Битрикс, OpenCart, WordPress, свой шаблон', '/docs/start/cms.html'],
  ['По-русски', 'Магазин на странице вашего сайта', '/docs/start/cms.ru.html'],
  ['React', 'Components and hooks', '/docs/start/react.html'],
  ['No interface', 'The core in your own app or in Node', '/docs/start/headless.html'],
] as const

const link = (kind: string, text: string, href: string, target?: string) =>
  h('a', { class: `home__action home__action--${kind}`, href, ...(target !== undefined && { target }) }, text)

/** The home page: what the product is, and the product itself. */
export const Home = defineComponent({
  name: 'Home',
  setup: () => () =>
    h('div', { class: 'home vp-raw' }, [
      h('section', { class: 'home__hero' }, [
        h('div', { class: 'home__words' }, [
          h('h1', { class: 'home__title' }, 'A shop for the page you already have'),
          h(
            'p',
            { class: 'home__lead' },
            'Prilavok puts a cart button, a cart and a checkout into any server-rendered page: one script tag, a few elements, your own prices and stock.',
          ),
          h(
            'p',
            { class: 'home__lead home__lead--ru', lang: 'ru' },
            'Кнопка «В корзину», корзина, доставка и оплата — на любой готовой странице.',
          ),
          h('div', { class: 'home__actions' }, [
            link('main', 'Start', '/docs/start/cms.html'),
            link('plain', 'Builder', '/builder/', '_self'),
            link('plain', 'Demo shop', '/try/', '_self'),
            link('plain', 'Reference', '/reference/'),
          ]),
        ]),
        h('div', { class: 'home__live' }, [
          h('p', { class: 'home__product', lang: 'ru' }, SAMPLE.name),
          h(LiveFrame, { spec, name: 'cart button', height: 460 }),
        ]),
      ]),
      h('section', { class: 'home__how' }, [
        h('pre', { class: 'home__code' }, h('code', TAG)),
        h(
          'dl',
          { class: 'home__facts' },
          FACTS.map(([name, text]) => h('div', { class: 'home__fact' }, [h('dt', name), h('dd', text)])),
        ),
      ]),
      h('section', { class: 'home__ways', 'aria-labelledby': 'ways' }, [
        h('h2', { id: 'ways', class: 'home__heading' }, 'Where to start'),
        h(
          'ul',
          { class: 'home__list' },
          WAYS.map(([name, text, href]) =>
            h('li', [h('a', { class: 'home__way', href }, [h('strong', name), h('span', text)])]),
          ),
        ),
      ]),
    ]),
})
