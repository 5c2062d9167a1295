/** What a maker makes. */
export type Trade =
  | 'mix'
  | 'cement'
  | 'drywall'
  | 'insulation'
  | 'roof'
  | 'fastener'
  | 'paint'
  | 'tile'
  | 'water'
  | 'bath'
  | 'heat'
  | 'electric'
  | 'light'
  | 'tool'
  | 'power'
  | 'timber'
  | 'floor'
  | 'door'
  | 'brick'
  | 'chemistry'
  | 'garden'

/** Who makes a product; every name is invented. */
export interface Maker {
  readonly name: string
  readonly country: string
  /** Against the usual price. */
  readonly priceFactor: number
}

const home = (names: string): readonly (readonly [string, string])[] =>
  names.split(', ').map((name) => [name, 'Россия'] as const)
const abroad = (pairs: string): readonly (readonly [string, string])[] =>
  pairs.split(', ').map((pair) => {
    const [name = '', country = ''] = pair.split(' — ')
    return [name, country] as const
  })

const FACTORS = [1, 0.88, 1.12, 0.94, 1.06, 1.2, 0.82, 1.02]
const group = (...names: readonly (readonly [string, string])[]): readonly Maker[] =>
  names.map(([name, country], index) => ({ name, country, priceFactor: FACTORS[index % FACTORS.length] ?? 1 }))

/** Makers by trade; every trade adds new ones at the end, so that products keep theirs. */
export const MAKERS: Readonly<Record<Trade, readonly Maker[]>> = {
  mix: group(
    ...home('Ладомикс, Гипсоград, Терравит, Ровнолит, Беломурит, Прочнодом, Волжанит'),
    ...abroad('Mineralda — Беларусь'),
  ),
  cement: group(...home('Утёс-Цемент, Красногорит, Портоград, Камнекама, Сибмонолит')),
  drywall: group(...home('Гипсолист, Панельград, Легколист, Ровностен, Стенопром')),
  insulation: group(
    ...home('Базальтея, Теплокрай, Минвален, Пенополь, Изозим, Контур-Т'),
    ...abroad('Isoterna — Беларусь'),
  ),
  roof: group(...home('Кровлестан, Дождестоп, Черепея, Профкрай, Рубелан, Скатов'), ...abroad('Dachlinie — Польша')),
  fastener: group(...home('Болтоград, Шурупея, Анкерия, Зацеп-М, Резьбовик'), ...abroad('Tormeister — Китай')),
  paint: group(
    ...home('Колорея, Радужина, Лакомер, Белокрас, Эмалия, Красноречье, Тонкий Слой'),
    ...abroad('Värikko — Финляндия'),
  ),
  tile: group(...home('Керамея, Плиткарис, Керавия, Вельтерра, Мозаида, Уралгрея'), ...abroad('Kerandia — Испания')),
  water: group(
    ...home('Трубодар, Вентоль, Кранслав, Гидромир, Ручеёк-С'),
    ...abroad('Aquadell — Италия, Rohrwin — Германия'),
  ),
  bath: group(
    ...home('Фаянсея, Смеситея, Санвильда, Купель-М, Белая Лагуна'),
    ...abroad('Aquadoro — Италия, Lavanta — Турция'),
  ),
  heat: group(...home('Жаровит, Радиатория, Котломир, Теплогора, Батарейкин'), ...abroad('Warmeda — Словакия')),
  electric: group(...home('Токовик, Кабелия, Щитовик, Амперра, Розеткин, Контактор'), ...abroad('Voltessa — Турция')),
  light: group(...home('Светогор, Люменика, Лучина, Ярчёв'), ...abroad('Lumetta — Китай, Nordlys — Дания')),
  tool: group(...home('Мастерград, Хватов, Молотей, Инструмир, Кремнёв, Рукодар'), ...abroad('Handwald — Германия')),
  power: group(
    ...home('Дрельта, Вихредуй, Мотория, Силач-М, Инструмир'),
    ...abroad('Bergvald — Германия, Torvex — Китай'),
  ),
  timber: group(...home('Лесодар, Сосновит, Таёжный Брус, Древлян, Фанерия, Берёзовый Мыс')),
  floor: group(...home('Ламинель, Паркетея, Дубравия, Порогов'), ...abroad('Floorenta — Бельгия, Holzinga — Германия')),
  door: group(...home('Дверетта, Порталь, Засовов, Филёнка, Стальной Рубеж')),
  brick: group(...home('Кирпичев, Глинарь, Блокаст, Камнеград, Керамоблок-Юг')),
  chemistry: group(...home('Клеевит, Герметон, Монтажар, Силикара, Пенослав'), ...abroad('Bondara — Эстония')),
  garden: group(...home('Грядкин, Садея, Парниковъ, Усадьбин, Поливайка'), ...abroad('Gardella — Польша')),
}

/** Names of product lines of trades whose products have none of their own. */
export const USUAL_LINES: Readonly<Record<Trade, readonly string[]>> = {
  mix: ['Стандарт', 'Профи', 'Эконом', 'Экстра'],
  cement: ['Стандарт', 'Строй', 'Прочный'],
  drywall: ['Стандарт', 'Строй', 'Профи'],
  insulation: ['Дом', 'Лайт', 'Профи', 'Акустик'],
  roof: ['Классик', 'Дача', 'Престиж', 'Норма'],
  fastener: ['', 'Строй', 'Профи'],
  paint: ['Интерьер', 'Профи', 'Эконом', 'Премиум'],
  tile: ['Альба', 'Верона', 'Байкал', 'Лофт', 'Мрамор', 'Терра'],
  water: ['', 'Стандарт', 'Профи'],
  bath: ['Ладога', 'Нева', 'Классик', 'Модерн', 'Кубо'],
  heat: ['Комфорт', 'Стандарт', 'Премиум'],
  electric: ['', 'Стандарт', 'Профи', 'Дом'],
  light: ['Дом', 'Офис', 'Лофт', 'Эконом'],
  tool: ['', 'Мастер', 'Профи', 'Стандарт'],
  power: ['М1', 'М2', 'Профи', 'Ультра'],
  timber: ['', 'Отборный', 'Стандарт'],
  floor: ['Классик', 'Престиж', 'Дуб Арктика', 'Лофт', 'Комфорт'],
  door: ['Классик', 'Модерн', 'Линия', 'Престиж'],
  brick: ['', 'Стандарт', 'Профи'],
  chemistry: ['', 'Стандарт', 'Профи', 'Экстра'],
  garden: ['', 'Дача', 'Усадьба', 'Профи'],
}

const LINE_FACTORS: Readonly<Record<string, number>> = {
  Эконом: 0.84,
  Дача: 0.88,
  Лайт: 0.9,
  Экстра: 1.1,
  Профи: 1.14,
  Престиж: 1.26,
  Премиум: 1.32,
  Ультра: 1.4,
}

/** What a product line costs against the usual price. */
export const lineFactor = (line: string): number => LINE_FACTORS[line] ?? 1
