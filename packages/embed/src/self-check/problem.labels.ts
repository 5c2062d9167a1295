import { PRODUCT_FIELDS } from '@prilavok/core/product-data'
import { attributeOf } from './attribute-of'
import { nearest } from './nearest'
import type { PageProblem } from './problem'

type Of<K extends PageProblem['kind']> = Extract<PageProblem, { readonly kind: K }>

const expected = {
  productId: 'идентификатор товара',
  productName: 'название товара',
  price: 'цена, например «1234.50» или «1 234 руб.»',
  address: 'адрес, например «/product/7»',
  modalId: 'идентификатор, или уберите атрибут (Не передан id модального окна)',
  availability: '«true», «false» или «on-order», или уберите атрибут',
  wholeNumber: 'целое число, например «3»',
  title: 'заголовок',
  topic:
    'одно из слов quality, instalment, pay-on-delivery, dolyame, yandex-split, legal-entities, return, safe-logistics',
  cityId: 'идентификатор города магазина',
  orderId: 'идентификатор из адреса страницы опроса',
  categoryId: 'id раздела',
  place: 'широта и долгота, например «55.75, 37.62»',
  productField: `одно из: ${PRODUCT_FIELDS.join(', ')}`,
}
const kinds = {
  text: 'текст',
  number: 'число',
  boolean: 'true или false',
  function: 'функция',
  group: 'группа настроек',
}
const meant = (word: string, known: readonly string[]) => {
  const near = nearest(word, known)
  return near === undefined ? `Известны: ${known.join(', ')}.` : `Возможно, имелось в виду «${near}».`
}

/** Russian texts of what is wrong on a page, for its developer. */
export const problemsRu = {
  form: ({ control }: Of<'form'>) =>
    `Форма с полем «${control}» не может показать виджет: поле закрывает свойство формы.`,
  widget: ({ name, known }: Of<'widget'>) => `Нет виджета «${name}», элемент оставлен как есть. ${meant(name, known)}`,
  attribute: ({ widget, key, expected: what, value, mounted }: Of<'attribute'>) =>
    `Виджет «${widget}» ${mounted ? `показан без ${attributeOf(key)}` : 'не показан'}: в ${attributeOf(key)} ожидается ${expected[what]}, ` +
    `${value ? `а не «${value}».` : 'а он пуст или не задан.'}` +
    (what === 'price' ? ' Цену подставит сервер магазина.' : ''),
  selector: ({ command, selector }: Of<'selector'>) =>
    `${command}("${selector}"): такого элемента нет, ничего не сделано. Проверьте селектор.`,
  'config-element': ({ element }: Of<'config-element'>) =>
    `Элемент #prilavok-config — это <${element}>; настройки читаются только из <script type="application/json">. ` +
    'Из этого элемента они не взяты.',
  'config-json': ({ why }: Of<'config-json'>) =>
    `Скрипт #prilavok-config ${why === null ? 'должен содержать объект JSON' : `не читается как JSON (${why})`}. ` +
    'Его настройки не действуют; проверьте запятые и кавычки.',
  setting: ({ name, known }: Of<'setting'>) =>
    `Настройка «${name}» неизвестна и не действует. ${meant(name.slice(name.lastIndexOf('.') + 1), known)}`,
  'setting-kind': ({ name, expected: kind, given }: Of<'setting-kind'>) =>
    `В настройке «${name}» ожидается ${kinds[kind]}, а задано: ${kinds[given]}.`,
  lang: ({ value }: Of<'lang'>) => `В настройке «lang» ожидается «ru» или «en», а не «${value}». Показан русский.`,
  'font-size': ({ value }: Of<'font-size'>) =>
    `В настройке «fontSize» ожидается «auto», «page» или «fixed», а не «${value}».`,
  label: ({ name }: Of<'label'>) =>
    `Надпись «${name}» не действует: такой нет, или она другого вида. Вместо функции подойдёт текст с {n}.`,
  misspelt: ({ attribute, meant: near, on }: Of<'misspelt'>) =>
    `${on}: атрибут ${attribute} не читается. Возможно, имелось в виду ${near}.`,
  product: ({ id }: Of<'product'>) =>
    `В магазине нет товара с идентификатором «${id}»: купить его нельзя. Поставьте в data-id тот, что в каталоге магазина.`,
  tags: ({ count }: Of<'tags'>) => `Тег скрипта стоит на странице ${count} раза. Оставьте один: работает первый.`,
  origin: ({ shop, page }: Of<'origin'>) =>
    `Магазин ${shop} не отвечает странице ${page}: он выключен или не разрешает её адрес. ` +
    `Разрешите его на сервере магазина: --origin ${page}`,
  /** Before all that a check of the whole page has found. */
  check: (count: number) => `Проверка встраивания, замечаний: ${count}.`,
  more: 'Подробнее: prilavok.debug()',
}

/** The texts of what is wrong on a page. */
export type ProblemLabels = typeof problemsRu
