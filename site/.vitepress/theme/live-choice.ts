import { computed, defineComponent, h, nextTick, shallowRef, useId } from 'vue'
import { LiveFrame } from './live-frame'

interface Choice {
  readonly title: string
  readonly about: string
  readonly spec: unknown
  readonly height: number
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The widgets of a feature as tabs, one of them live. */
export const LiveChoice = defineComponent({
  name: 'LiveChoice',
  props: {
    /** `Choice[]` as JSON. */
    choices: { type: String, required: true },
  },
  setup(props) {
    const id = useId() ?? 'live'
    const choices = computed(() => JSON.parse(props.choices) as readonly Choice[])
    const chosen = shallowRef(0)
    const root = shallowRef<HTMLElement | null>(null)
    const turn = async (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      chosen.value = (chosen.value + step + choices.value.length) % choices.value.length
      await nextTick()
      root.value?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
    }
    const tab = ({ title }: Choice, index: number) => {
      const isChosen = index === chosen.value
      return h(
        'button',
        {
          id: `${id}-tab-${index}`,
          class: 'live-choice__tab',
          type: 'button',
          role: 'tab',
          'aria-selected': isChosen,
          'aria-controls': `${id}-panel`,
          tabindex: isChosen ? 0 : -1,
          onClick: () => {
            chosen.value = index
          },
        },
        title,
      )
    }
    return () => {
      const choice = choices.value[chosen.value]
      if (choice === undefined) return null
      return h('div', { ref: root, class: 'live-choice vp-raw' }, [
        choices.value.length > 1 &&
          h(
            'div',
            { class: 'live-choice__tabs', role: 'tablist', 'aria-label': 'Widgets', onKeydown: turn },
            choices.value.map(tab),
          ),
        h('div', { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${chosen.value}` }, [
          h('p', { class: 'live-choice__about' }, choice.about),
          h(LiveFrame, {
            key: choice.title,
            spec: JSON.stringify(choice.spec),
            name: choice.title,
            height: choice.height,
          }),
        ]),
      ])
    }
  },
})
