/** A count with its word: `1 product`, `5 products`. */
const counted = (one: string, many: string) => (_: string, count: string) =>
  `${count}\u00a0${count === '1' ? one : many}`

const DAYS: Readonly<Record<string, string>> = {
  пн: 'Mon',
  вт: 'Tue',
  ср: 'Wed',
  чт: 'Thu',
  пт: 'Fri',
  сб: 'Sat',
  вс: 'Sun',
}
/** `пн–пт 9–20, вс выходной`. */
const week = (text: string): string =>
  text.replace(/пн|вт|ср|чт|пт|сб|вс/g, (day) => DAYS[day] ?? day).replace(/выходной/g, 'closed')

type Pattern = readonly [pattern: RegExp, english: string | ((text: string, ...parts: string[]) => string)]

/** Texts with something of their own in them, such as a count or the name of a product, which stays as it is. */
export const PATTERNS: readonly Pattern[] = [
  [/^(\d+) товар(?:а|ов)?$/, counted('product', 'products')],
  [/^(\d+) отзыв(?:а|ов)?$/, counted('review', 'reviews')],
  [/^Читать (\d+) отзыв(?:а|ов)?$/, 'Read the $1 reviews'],
  [/^(\d+) пункт(?:а|ов)?$/, counted('point', 'points')],
  [/^(\d+) (?:день|дня|дней)$/, counted('day', 'days')],
  [/^(\d+)[–-](\d+) (?:день|дня|дней)$/, '$1–$2 days'],
  [/^от (.+₽)$/, 'from $1'],
  [/^до (\d+) кг$/, 'up to $1 kg'],
  [/^Ещё (\d+)$/, '$1 more'],
  [/^Страница (\d+)$/, 'Page $1'],
  [/^Арт\. (.+)$/, 'Art. $1'],
  [/^Артикул (.+)$/, 'Article $1'],
  [/^Оценка ([\d,.]+) из 5$/, (_, score = '') => `${score.replace(',', '.')} of 5`],
  [/^из 5$/, 'of 5'],
  [/^\/ шт\.$/, '/ pc.'],
  [/^\/ рул\.$/, '/ roll'],
  [/^\/ упак\.$/, '/ pack'],
  [/^\/ компл\.$/, '/ set'],
  [/^\/ мешок$/, '/ bag'],
  [/^\/ лист$/, '/ board'],
  [/^\/ кг$/, '/ kg'],
  [/^\/ л$/, '/ l'],
  [/^\/ м([²³]?)$/, '/ m$1'],
  [/^\/ т$/, '/ t'],
  [/^упаковка (\d+) .+$/, 'packs of $1'],
  [/^от (\d+) \S+$/, 'from $1'],
  [/^упаковка (\d+) \S+, от (\d+) .+$/, 'packs of $1, from $2'],
  [/^([\d,.]+) кг$/, '$1 kg'],
  [/^([\d,.]+) л$/, '$1 l'],
  [/^(.+), звонок бесплатный$/, '$1, free of charge'],
  [/^(.+), на главную$/, '$1, to the home page'],
  [/^(.+), страница (\d+)$/, '$1, page $2'],
  [/^Поиск: (.+)$/, 'Search: $1'],
  [/^Результаты поиска «(.+)»$/, 'Results for “$1”'],
  [/^По запросу «(.+)» ничего не нашлось$/, 'Nothing found for “$1”'],
  [/^«(.+)»$/, '“$1”'],
  [/^Убрать фильтр «(.+)»$/, 'Remove the filter “$1”'],
  [/^Пункты выдачи: (.+)$/, 'Pickup points: $1'],
  [/^(.+): адреса и время работы пунктов выдачи заказов\.$/, '$1: addresses and hours of pickup points.'],
  [/^Телефон: (.+)$/, 'Phone: $1'],
  [/^постамат$/, 'parcel locker'],
  [/^наличные и карта$/, 'cash and card'],
  [/^наличные, карта не всегда$/, 'cash, not always by card'],
  [/^только оплаченные заказы$/, 'paid orders only'],
  [/^оплату уточните по телефону$/, 'call about the payment'],
  [/^время работы уточните по телефону$/, 'call about the hours'],
  [/^ежедневно (.+)$/, 'daily $1'],
  [/^(?:пн|вт|ср|чт|пт|сб|вс)[ –].*$/, week],
  [/^Видеообзор: (.+)$/, 'Video: $1'],
  [/^Отзывов о товаре «(.+)» пока нет\.$/, 'There are no reviews of “$1” yet.'],
  [/^Отзывы о товаре (.+)$/, 'Reviews of $1'],
  [/^Оцените заказ (.+)$/, 'Rate the order $1'],
  [/^Оценить заказ (.+)$/, 'Rate the order $1'],
  [/^(.+): цена (.+₽), ([а-яё\d –,-]+)\..*$/, '$1: $2.'],
  [/^(.+): \d+ товар(?:а|ов)? в магазине .*$/, '$1: products, delivered all over Russia, paid on delivery.'],
  [/^Каталог магазина «(.+)»: .*$/, 'The catalogue of $1.'],
  [
    /^«(.+)»: смеси, гипсокартон, .*$/,
    '$1: mixes, plasterboard, insulation, roofing and tools, delivered all over Russia.',
  ],
  [
    /^«(.+)»: склад строительных материалов в Москве, .*$/,
    '$1: a warehouse of building materials in Moscow, delivery, contacts and details.',
  ],
  [
    /^«(.+)» продаёт строительные материалы .*$/,
    '$1 sells building materials to people who build and renovate themselves, and to crews who need all of it by Monday morning.',
  ],
  [
    /^: наличными или картой в пункте выдачи, после осмотра\. Доступна для заказов от (.+₽) в городах, где это умеет перевозчик\.$/,
    ': in cash or by card at the pickup point, after a look. For orders from $1, where the carrier can do it.',
  ],
  [
    /^© (\d+) (.+)\. Демонстрационный магазин: .*$/,
    '© $1 $2. A demo shop: products, prices and details are invented, orders are not delivered.',
  ],
  [/^([A-Z]+), ([\d,]+) КБ$/, '$1, $2 kB'],
  [/^([A-Z]+), ([\d,]+) МБ$/, '$1, $2 MB'],
]
