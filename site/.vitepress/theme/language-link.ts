import { useData } from 'vitepress'
import { computed, defineComponent, h } from 'vue'

/** Leads to the same page in the other language, or to the home page of that where the page has none. */
export const LanguageLink = defineComponent({
  name: 'LanguageLink',
  setup() {
    const { lang, frontmatter } = useData()
    const other = computed(() =>
      lang.value === 'ru' ? (['en', 'In English', '/'] as const) : (['ru', 'По-русски', '/ru/'] as const),
    )
    return () => {
      const [code, text, home] = other.value
      const href = String(frontmatter.value['twin'] ?? home)
      return h('a', { class: 'language-link', href, hreflang: code, lang: code }, text)
    }
  },
})
