import type { DefaultTheme, LocaleSpecificConfig } from 'vitepress'
import { sidebarOf } from '../../tools/site/navigation.mjs'

/** The frame of the site around Russian pages; the reference is in English alone. */
export const russian = (pages: string): LocaleSpecificConfig<DefaultTheme.Config> => ({
  lang: 'ru',
  description: 'Магазин, который встраивается в готовые страницы.',
  themeConfig: {
    nav: [
      { text: 'Начало', link: '/ru/docs/start/cms.html', activeMatch: '^/ru/docs/start/' },
      { text: 'Документы', link: '/ru/docs/', activeMatch: '^/ru/docs/(?!start/)' },
      { text: 'Справочник', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'Конструктор', link: '/builder/?lang=ru', target: '_self' },
      { text: 'Демо-магазин', link: '/try/', target: '_self' },
    ],
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
