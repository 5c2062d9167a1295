const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  '×': 'x',
  '²': '2',
  '³': '3',
  '°': '',
  ',': '-',
  '.': '-',
}

/** The part of an address that a name gives: latin letters, digits and single dashes. */
export const slugOf = (name: string): string =>
  [...name.toLowerCase()]
    .map((letter) => LATIN[letter] ?? (/[a-z0-9]/.test(letter) ? letter : '-'))
    .join('')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
