import { useData } from 'vitepress'
import { defineComponent, h } from 'vue'
import { SAMPLE } from '../../live/sample'
import { homeTexts } from './home-texts'
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

const link = (kind: string, text: string, href: string, target?: string) =>
  h('a', { class: `home__action home__action--${kind}`, href, ...(target !== undefined && { target }) }, text)

/** The home page: what the product is, and the product itself. */
export const Home = defineComponent({
  name: 'Home',
  setup() {
    const { lang } = useData()
    return () => {
      const { title, lead, actions, facts, where, ways } = homeTexts(lang.value)
      return h('div', { class: 'home vp-raw' }, [
        h('section', { class: 'home__hero' }, [
          h('div', { class: 'home__words' }, [
            h('h1', { class: 'home__title' }, title),
            h('p', { class: 'home__lead' }, lead),
            h('div', { class: 'home__actions' }, [
              link('main', ...(actions.start as [string, string])),
              link('plain', actions.builder, `/builder/?lang=${lang.value}`, '_self'),
              link('plain', actions.demo, '/try/', '_self'),
              link('plain', actions.reference, '/reference/'),
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
            facts.map(([name, text]) => h('div', { class: 'home__fact' }, [h('dt', name), h('dd', text)])),
          ),
        ]),
        h('section', { class: 'home__ways', 'aria-labelledby': 'ways' }, [
          h('h2', { id: 'ways', class: 'home__heading' }, where),
          h(
            'ul',
            { class: 'home__list' },
            ways.map(([name, text, href]) =>
              h('li', [h('a', { class: 'home__way', href }, [h('strong', name), h('span', text)])]),
            ),
          ),
        ]),
      ])
    }
  },
})
