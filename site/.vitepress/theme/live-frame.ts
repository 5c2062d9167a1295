import { useData } from 'vitepress'
import { computed, defineComponent, h, onBeforeUnmount, onMounted, shallowRef, watch } from 'vue'
import { builderAddress, frameAddress, readSpec, type LiveSpec } from '../../live/live-spec'
import { openShop, shop, shopWords } from './shop-state'
import { useInView } from './use-in-view'

/** Until the frame says how high its content is. */
const AT_FIRST = 120

/** Widgets, live in a frame: the shop server runs in the reader's tab. */
export const LiveFrame = defineComponent({
  name: 'LiveFrame',
  props: {
    /** A `LiveSpec` as JSON. */
    spec: { type: String, required: true },
    /** What is shown, for the title of the frame. */
    name: { type: String, required: true },
    /** How high the frame becomes in px when it is used: windows of widgets need room. */
    height: { type: Number, default: 0 },
  },
  setup(props) {
    const { isDark, lang } = useData()
    const root = shallowRef<HTMLElement | null>(null)
    const frame = shallowRef<HTMLIFrameElement | null>(null)
    const content = shallowRef(0)
    const isUsed = shallowRef(false)
    const isInView = useInView(root)
    const spec = computed(() => readSpec(props.spec))
    /** In the dark the page in the frame is dark as well, unless the example is about its looks. */
    const shown = computed<LiveSpec | null>(() => {
      const own = spec.value
      if (own === null || !isDark.value || own.page !== undefined || own.theme !== undefined) return own
      return { ...own, page: 'dark', theme: 'dark' }
    })
    const address = shallowRef('')
    const hear = ({ source, origin, data }: MessageEvent<{ kind?: unknown; height?: unknown }>) => {
      if (source !== frame.value?.contentWindow || origin !== window.location.origin) return
      if (data.kind === 'live-height' && typeof data.height === 'number') content.value = data.height
    }
    const watchUse = () => {
      const use = () => {
        isUsed.value = true
      }
      for (const type of ['pointerdown', 'keydown'])
        frame.value?.contentWindow?.addEventListener(type, use, { once: true })
    }
    onMounted(() => window.addEventListener('message', hear))
    onBeforeUnmount(() => window.removeEventListener('message', hear))
    watch(isInView, (is) => is && openShop())
    watch([isInView, shop.isReady], ([isNear, isReady]) => {
      if (isNear && isReady && shown.value !== null) address.value ||= frameAddress(shown.value)
    })
    watch(shown, (next) =>
      frame.value?.contentWindow?.postMessage(
        { kind: 'live-spec', spec: JSON.stringify(next) },
        window.location.origin,
      ),
    )
    return () => {
      const state = shop.state.value
      const isFailed = state?.kind === 'failed'
      const height = Math.max(isUsed.value ? props.height : 0, content.value === 0 ? AT_FIRST : content.value)
      return h('figure', { ref: root, class: ['live', 'vp-raw', { 'live--failed': isFailed }] }, [
        h('div', { class: 'live__stage', style: { height: `${height}px` } }, [
          address.value === ''
            ? h('div', { class: 'live__wait', 'aria-hidden': 'true' })
            : h('iframe', {
                ref: frame,
                class: 'live__frame',
                src: address.value,
                title: `Live: ${props.name}`,
                onLoad: watchUse,
              }),
        ]),
        h('figcaption', { class: 'live__caption' }, [
          h(
            'span',
            { class: 'live__state', role: 'status', 'data-state': state?.kind ?? 'idle' },
            shopWords(state, lang.value),
          ),
          spec.value === null
            ? null
            : h(
                'a',
                { class: 'live__link', href: builderAddress(spec.value), target: '_self' },
                lang.value === 'ru' ? 'Открыть в конструкторе' : 'Open in the builder',
              ),
        ]),
      ])
    }
  },
})
