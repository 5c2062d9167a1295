/** Sentences that are prescribed letter for letter, mistakes and all; they are right nowhere else. */
const PRESCRIBED = [
  /укажите адресс доставки/g,
  /Попробуйе выбрать другой способ оплаты/g,
  /'Показать еще'/g,
  /'Расчетный счёт'/g,
  /'Корреспондентский счет'/g,
  /в платежный сервис произошла/g,
  /Возврат из платежной системы не/g,
]

/** Russian dictionaries take е for ё; these are the words that shops need most. */
const WITHOUT_YO = [
  ...['еще', 'счет', 'счете', 'счетом', 'расчет', 'расчета', 'расчетный', 'платежный', 'платежной', 'платежного'],
  ...['свое', 'мое', 'твое', 'нее', 'введете', 'найдете', 'вернете', 'вернем', 'пришлем', 'придет', 'найдет', 'вернет'],
  ...['подберет', 'черный', 'желтый', 'зеленый', 'твердый', 'теплый', 'надежный', 'надежно', 'дешевый', 'легкий'],
  ...['прием', 'объем', 'подъем', 'учетом', 'утепленный', 'включен', 'партнер', 'актер', 'четкий', 'темный', 'причем'],
]

/** Russian text within code: what else is there are names of the program. */
const RUSSIAN = /[а-яё][а-яё-]*/gi

/**
 * The spelling of what people read: labels, pages and products of the reference shop, documents. Both languages at once, because one
 * sentence has both. Names and words of the trade that no dictionary knows stand in `words.txt`.
 */
export default {
  version: '0.2',
  language: 'en-GB,en-US,ru',
  import: ['@cspell/dict-ru_ru/cspell-ext.json'],
  caseSensitive: false,
  minWordLength: 4,
  ignorePaths: [
    '**/*.test.ts',
    '**/dist/**',
    '**/node_modules/**',
    // Names of places are as the state writes them.
    'packages/demo-shop/src/seeds/geography/**',
    'packages/demo-shop/src/seeds/people/**',
    'docs/reference/class-names.md',
    'docs/spec/**',
    'CHANGELOG.md',
  ],
  dictionaryDefinitions: [{ name: 'project', path: './words.txt', addWords: true }],
  dictionaries: ['project', 'ru-ru', 'en-gb', 'en_us', 'softwareTerms', 'typescript', 'html', 'css', 'npm', 'node'],
  flagWords: WITHOUT_YO,
  ignoreRegExpList: [...PRESCRIBED, /https?:\/\/\S+/g, /`[^`\n]+`/g],
  overrides: [
    { filename: '**/*.md', ignoreRegExpList: [/^```[\s\S]*?^```/gm, /\]\([^)]*\)/g] },
    {
      filename: ['**/*.labels*.ts', '**/*labels.ts', '**/shop-server/src/**', '**/demo-shop/src/**'],
      includeRegExpList: [RUSSIAN],
    },
    { filename: '**/*.labels.en.ts', includeRegExpList: [/'[^'\n]*'|`[^`\n]*`/g], ignoreRegExpList: [/\$\{[^}]*\}/g] },
  ],
}
