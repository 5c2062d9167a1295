import type { DefaultTheme, LocaleSpecificConfig } from 'vitepress'
import { sidebarOf } from '../../tools/site/navigation.mjs'
import { themeNavigation } from './theme-navigation'

/** The frame of the site around Russian pages; the reference is in English alone. */
export const russian = (pages: string): LocaleSpecificConfig<DefaultTheme.Config> => ({
  lang: 'ru',
  description: 'Магазин, который встраивается в готовые страницы.',
  themeConfig: {
    nav: themeNavigation('ru'),
    sidebar: sidebarOf(pages, 'ru/docs/index.md'),
    outline: { level: [2, 3], label: 'На этой странице' },
    docFooter: { prev: 'Раньше', next: 'Дальше' },
    darkModeSwitchLabel: 'Оформление',
    lightModeSwitchTitle: 'Светлое оформление',
    darkModeSwitchTitle: 'Тёмное оформление',
    sidebarMenuLabel: 'Разделы',
    returnToTopLabel: 'Наверх',
    skipToContentLabel: 'К содержанию',
    notFound: {
      title: 'Такой страницы нет',
      quote: 'Возможно, её перенесли. Поиск найдёт её по словам.',
      linkText: 'На главную',
    },
  },
})

export const russianSearch: Partial<DefaultTheme.LocalSearchOptions> = {
  translations: {
    button: { buttonText: 'Поиск', buttonAriaLabel: 'Поиск' },
    modal: {
      displayDetails: 'Показать подробно',
      resetButtonTitle: 'Очистить',
      backButtonTitle: 'Закрыть поиск',
      noResultsText: 'Ничего не нашлось:',
      footer: { selectText: 'выбрать', navigateText: 'вверх и вниз', closeText: 'закрыть' },
    },
  },
}
