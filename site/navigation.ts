interface NavigationLink {
  readonly text: string
  readonly link: string
  /** Pages that VitePress does not make open anew. */
  readonly isApart?: true
  readonly activeMatch?: string
}

/** The navigation of the site, also above the pages that VitePress does not make. */
export const navigation: Readonly<Record<'ru' | 'en', readonly NavigationLink[]>> = {
  en: [
    { text: 'Start', link: '/docs/start/cms.html', activeMatch: '^/docs/start/' },
    { text: 'Documents', link: '/docs/', activeMatch: '^/docs/(?!start/)' },
    { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
    { text: 'Builder', link: '/builder/?lang=en', isApart: true },
    { text: 'Demo shop', link: '/try/', isApart: true },
  ],
  ru: [
    { text: 'Начало', link: '/ru/docs/start/cms.html', activeMatch: '^/ru/docs/start/' },
    { text: 'Документы', link: '/ru/docs/', activeMatch: '^/ru/docs/(?!start/)' },
    { text: 'Справочник', link: '/reference/', activeMatch: '^/reference/' },
    { text: 'Конструктор', link: '/builder/?lang=ru', isApart: true },
    { text: 'Демо-магазин', link: '/try/', isApart: true },
  ],
}
