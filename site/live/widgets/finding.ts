import { SAMPLE } from '../sample'
import { text } from './attributes'
import type { LiveWidget } from './widget.types'

export const finding: readonly LiveWidget[] = [
  {
    name: 'search-box',
    group: 'find',
    page: 'search',
    title: { ru: 'Поиск с подсказками', en: 'Search with suggestions' },
    about: { ru: 'Вокруг формы поиска вашей страницы.', en: 'Around the search form of your page.' },
    height: 640,
    inside:
      '<form action="/search" method="get"><input name="q" type="search" aria-label="Поиск" /> <button>Найти</button></form>',
    attributes: [
      {
        name: 'data-placeholder',
        label: { ru: 'Подсказка в поле', en: 'Placeholder' },
        control: text,
        first: 'Например, клей для плитки',
      },
    ],
  },
  {
    name: 'filters',
    group: 'find',
    page: 'catalogue',
    title: { ru: 'Фильтры категории', en: 'Filters of a category' },
    about: { ru: 'Фильтры рядом со списком товаров.', en: 'Filters beside the list of products.' },
    height: 860,
    attributes: [
      {
        name: 'data-id',
        label: { ru: 'Код категории', en: 'Category id' },
        isRequired: true,
        control: text,
        first: SAMPLE.categoryId,
      },
      {
        name: 'data-page-size',
        label: { ru: 'Товаров на странице', en: 'Products on a page' },
        control: { kind: 'number', min: 1, max: 200 },
        first: '12',
      },
    ],
  },
  {
    name: 'favourites-page',
    group: 'find',
    page: 'favourites',
    title: { ru: 'Страница избранного', en: 'Page of favourites' },
    about: { ru: 'Товары, у которых нажали сердечко.', en: 'The products whose heart was pressed.' },
    height: 520,
    attributes: [],
  },
  {
    name: 'compare-page',
    group: 'find',
    page: 'comparison',
    title: { ru: 'Страница сравнения', en: 'Page of the comparison' },
    about: { ru: 'Характеристики товаров рядом.', en: 'The characteristics of products side by side.' },
    height: 520,
    attributes: [],
  },
  {
    name: 'recently-viewed',
    group: 'find',
    page: 'recently-viewed',
    title: { ru: 'Вы смотрели', en: 'Recently viewed' },
    about: { ru: 'Пусто, пока посетитель ничего не смотрел.', en: 'Empty until the visitor has looked at something.' },
    height: 300,
    attributes: [],
  },
  {
    name: 'gallery',
    group: 'find',
    page: 'gallery',
    title: { ru: 'Галерея товара', en: 'Gallery of a product' },
    about: {
      ru: 'Из ссылок на снимки: карусель и просмотр во весь экран.',
      en: 'Made of links to photos: a carousel and a lightbox.',
    },
    height: 620,
    inside: ['front', 'pack', 'use']
      .map((side) => `/images/product/${SAMPLE.id}/${side}.svg`)
      .map(
        (url) =>
          `<a href="${url}" data-width="1200" data-height="1200"><img src="${url}" alt="${SAMPLE.name}" width="480" height="480" /></a>`,
      )
      .join(''),
    attributes: [],
  },
]
