import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alpha,
  alphaDash,
  alphaNum,
  alphaSpaces,
  between,
  bothNotNull,
  buyerRules,
  confirmed,
  courierRules,
  createValidator,
  decimal,
  digits,
  dimensions,
  email,
  englishMessages,
  excluded,
  ext,
  image,
  integer,
  isValidEmail,
  length,
  max,
  maxValue,
  mimes,
  min,
  minValue,
  namedRules,
  notIncludes,
  numeric,
  oneOf,
  phone,
  purchaseTypeCreditRequired,
  purchaseTypeRequired,
  recipientRules,
  regex,
  regionRequired,
  required,
  size,
  validateTK,
  type FieldRule,
} from './index'

/** The error text of a field called Поле, or null. */
const errorOf = (rule: FieldRule, value: unknown, others: Readonly<Record<string, unknown>> = {}) =>
  createValidator({ field: { label: '«Имя»', rules: [rule] }, other: { label: '«Другое»', rules: [] } }).errorOf(
    'field',
    { ...others, field: value },
  )?.text ?? null

const png = { name: 'a.PNG', type: 'image/png', size: 1024, width: 300, height: 200 }
const pdf = { name: 'a.pdf', type: 'application/pdf', size: 20_000 }

describe('the Russian message of a failing rule', () => {
  const cases: readonly (readonly [string, FieldRule, unknown, string])[] = [
    ['[VALID-30]', decimal(), 'x', 'Значение поля «Имя» должно быть числовым'],
    ['[VALID-31]', phone(), '12', 'Введите корректный номер телефона'],
    ['[VALID-37]', required(), '', 'Поле «Имя» обязательно для заполнения'],
    ['[VALID-38]', email(), 'x', 'Поле «Имя» должно быть действительным электронным адресом'],
    ['[VALID-39]', min(3), 'ab', 'Поле «Имя» должно быть не менее 3 символов'],
    ['[VALID-40]', max(3), 'abcd', 'Поле «Имя» не может быть более 3 символов'],
    ['[VALID-41]', minValue(2), '1', 'Поле «Имя» должно быть 2 или больше'],
    ['[VALID-42]', maxValue(2), '3', 'Поле «Имя» должно быть 2 или менее'],
    ['[VALID-43]', between(1, 2), '3', 'Поле «Имя» должно быть между 1 и 2'],
    ['[VALID-44]', digits(9), '12', 'Поле «Имя» должно быть числовым и точно содержать 9 цифры'],
    ['[VALID-45]', integer(), '1.5', 'Поле «Имя» должно быть целым числом'],
    ['[VALID-46]', numeric(), 'x', 'Поле «Имя» должно быть числом'],
    ['[VALID-47]', alpha(), '1', 'Поле «Имя» может содержать только буквы'],
    ['[VALID-48]', alphaDash(), ' ', 'Поле «Имя» может содержать только буквы, цифры и дефис'],
    ['[VALID-49]', alphaNum(), '-', 'Поле «Имя» может содержать только буквы и цифры'],
    ['[VALID-50]', alphaSpaces(), '1', 'Поле «Имя» может содержать только буквы и пробелы'],
    ['[VALID-51]', regex(/^a$/), 'b', 'Поле «Имя» имеет ошибочный формат'],
    ['[VALID-52]', confirmed('other'), 'b', 'Поле «Имя» не совпадает с «Другое»'],
    ['[VALID-53]', image(), pdf, 'Поле «Имя» должно быть изображением'],
    ['[VALID-54]', ext('jpg', 'png'), pdf, 'Поле «Имя» должно быть действительным файлом. (jpg, png)'],
    ['[VALID-55]', mimes('image/*'), pdf, 'Поле «Имя» должно иметь допустимый тип файла. (image/*)'],
    ['[VALID-56]', dimensions(300, 100), png, 'Поле «Имя» должно быть 300 пикселей на 100 пикселей'],
    ['[VALID-57]', size(15), pdf, 'Поле «Имя» должно быть меньше, чем 15KB'],
    ['[VALID-58]', length(3), 'ab', 'Длина поля «Имя» должна быть 3'],
    ['[VALID-59]', excluded('a'), 'a', 'Поле «Имя» должно быть допустимым значением'],
    ['[VALID-60]', oneOf('a'), 'b', 'Поле «Имя» должно быть допустимым значением'],
    ['[VALID-32]', validateTK('other'), 'RA1', 'Если введён трек-код, статус заказа должен быть заполнен'],
    ['[VALID-33]', regionRequired(), null, 'Поле «Имя» должно быть заполнено'],
    ['[VALID-34]', bothNotNull('other'), '', 'Хотя бы одно из двух полей должно быть заполнено'],
    ['[VALID-21]', purchaseTypeRequired(), '', 'Выберите способ оплаты'],
    ['[VALID-20]', purchaseTypeCreditRequired('other'), 'Credit', 'Выберите нужный вид кредита или рассрочки'],
  ]
  it.each(cases)('%s names the field and the parameters [VALID-29]', (_, rule, value, text) => {
    expect(errorOf(rule, value)).toBe(text)
  })

  it('notIncludes [VALID-35]', () => {
    expect(errorOf(notIncludes('other'), 'вопрос', { other: 'вопрос' })).toBe('Текст поля «Имя» должен быть уникальным')
  })

  it('begins with the field for the standard rules [VALID-36]', () => {
    const standard: readonly FieldRule[] = [
      required(),
      email(),
      min(1),
      max(1),
      minValue(1),
      maxValue(1),
      between(1, 2),
      digits(1),
      integer(),
      numeric(),
      alpha(),
      alphaDash(),
      alphaNum(),
      alphaSpaces(),
      regex(/a/),
      confirmed('b'),
      image(),
      ext('a'),
      mimes('a'),
      dimensions(1, 2),
      size(1),
      excluded(1),
      oneOf(1),
    ]
    expect(standard.filter(({ message }) => !message.startsWith('Поле {_field_}'))).toEqual([])
  })
})

describe('the English messages', () => {
  it('exist for every rule and name the same parameters', () => {
    expect(Object.keys(englishMessages).sort()).toEqual(Object.keys(namedRules).sort())
    const places = (message: string) =>
      (message.match(/\{\w+\}/g) ?? []).filter((place) => place !== '{_field_}').sort()
    const rules = [
      min(1),
      max(1),
      length(1),
      digits(1),
      minValue(1),
      maxValue(1),
      between(1, 2),
      confirmed('b'),
      ext('a'),
      mimes('a'),
      dimensions(1, 2),
      size(1),
    ]
    for (const { name, message } of rules) expect(places(englishMessages[name])).toEqual(places(message))
  })

  it('replace the Russian ones', () => {
    const validator = createValidator({ age: { label: 'Age', rules: [between(1, 2)] } }, englishMessages)
    expect(validator.errorOf('age', { age: '9' })).toEqual({ rule: 'between', text: 'Age must be between 1 and 2' })
  })
})

describe('the rules of the shop', () => {
  it.each(['', '0', '10', '10.5', '007.10'])('decimal takes %j [VALID-30]', (value) => {
    expect(errorOf(decimal(), value)).toBeNull()
  })

  it.each(['1,5', '-1', '1.', '.5', '1.2.3', '1e3', ' 1'])('decimal refuses %j [VALID-30]', (value) => {
    expect(errorOf(decimal(), value)).not.toBeNull()
  })

  it('phone takes nothing or a valid phone [VALID-31]', () => {
    expect([errorOf(phone(), ''), errorOf(phone(), '8 (912) 345-67-89')]).toEqual([null, null])
  })

  it('validateTK wants an order status beside a track code only [VALID-32]', () => {
    expect(errorOf(validateTK('other'), '', { other: '' })).toBeNull()
    expect(errorOf(validateTK('other'), 'RA1', { other: 'Sent' })).toBeNull()
    expect(errorOf(validateTK('other'), 'RA1', { other: null })).not.toBeNull()
  })

  it.each([
    [{ id: 0 }, true],
    [{ id: '77' }, true],
    [{ id: null }, false],
    [{ name: 'Тверь' }, false],
    [undefined, false],
    ['77', false],
  ])('regionRequired judges %j as %j [VALID-33]', (value, holds) => {
    expect(errorOf(regionRequired(), value) === null).toBe(holds)
  })

  it.each([
    ['a', '', true],
    ['', 'b', true],
    ['', '', false],
    [null, ' ', false],
  ])('bothNotNull judges %j beside %j as %j [VALID-34]', (value, other, holds) => {
    expect(errorOf(bothNotNull('other'), value, { other }) === null).toBe(holds)
  })

  it.each([
    ['Краска', 'Белая <b>КРАСКА</b> для стен', false],
    ['<p>Краска</p>', 'краска', false],
    ['Краска', 'Лак', true],
    ['Краска для стен', 'Краска', true],
    ['Краска', null, true],
    ['<br>', 'Краска', true],
    ['2 < 3', '2 < 3', false],
  ])('notIncludes judges %j beside %j as %j [VALID-35]', (value, other, holds) => {
    expect(errorOf(notIncludes('other'), value, { other }) === null).toBe(holds)
  })

  it('purchaseTypeCreditRequired lets every other method and a concrete type pass [VALID-20]', () => {
    expect(errorOf(purchaseTypeCreditRequired('other'), 'PayOnDelivery')).toBeNull()
    expect(errorOf(purchaseTypeCreditRequired('other'), 'Credit', { other: 'PayViaDolyame' })).toBeNull()
  })

  it('purchaseTypeRequired takes any method [VALID-21]', () => {
    expect(errorOf(purchaseTypeRequired(), 'PayOnDelivery')).toBeNull()
  })
})

describe('the standard rules, where people differ from machines', () => {
  it('count an emoji as one character', () => {
    expect([errorOf(max(2), '😹🐶'), errorOf(min(2), '😹')]).toEqual([
      null,
      'Поле «Имя» должно быть не менее 2 символов',
    ])
  })

  it('take letters of any alphabet, also put together from two characters', () => {
    expect(errorOf(alpha(), 'Андрей')).toBeNull()
    expect(errorOf(alphaSpaces(), 'O Brian Łukasz Ёлка')).toBeNull()
  })

  it('compare a choice of a form with numbers', () => {
    expect([errorOf(oneOf(1, 2), '2'), errorOf(oneOf(1, 2), ['1', '2'])]).toEqual([null, null])
    expect(errorOf(excluded(1, 2), ['3', '2'])).not.toBeNull()
    expect(errorOf(oneOf('[object Object]'), {})).not.toBeNull()
  })

  it('judge every use of a global pattern from its start', () => {
    const rule = regex(/a/g)
    expect([errorOf(rule, 'a'), errorOf(rule, 'a'), errorOf(rule, 'a')]).toEqual([null, null, null])
  })

  it.each(['почта@пример.рф', 'a@xn--e1afmkfd.xn--p1ai', "o'brien+tag@mail.example.com", 'a@b-c.ru'])(
    'take the address %s',
    (address) => {
      expect(isValidEmail(address)).toBe(true)
    },
  )

  it.each([
    'a b@c.ru',
    'a@b',
    '.a@b.ru',
    'a.@b.ru',
    'a..b@c.ru',
    'a@-b.ru',
    'a@b-.ru',
    'a@b..ru',
    'a@b.r',
    'a@b.12',
    'a@@b.ru',
    'a,b@c.ru',
    `${'a'.repeat(65)}@b.ru`,
    'a@b.ru ',
  ])('refuse the address %j', (address) => {
    expect(isValidEmail(address)).toBe(false)
  })

  it('look at files one by one, and at a browser’s list of files', () => {
    expect(errorOf(image(), [png, pdf])).not.toBeNull()
    expect(errorOf(image(), new Set([png]))).toBeNull()
    expect(errorOf(image(), { ...png, name: 'png' })).not.toBeNull()
    expect([errorOf(image(), {}), errorOf(image(), 'a.png')]).not.toContain(null)
    expect(errorOf(size(1), [png])).toBeNull()
    expect(errorOf(dimensions(300, 200), png)).toBeNull()
    expect(errorOf(dimensions(300, 200), { ...png, width: undefined })).not.toBeNull()
  })

  it('take no longer than the text is long, whatever is typed', { timeout: 5_000 }, () => {
    const evil = [
      'a'.repeat(50_000),
      `${'a.'.repeat(25_000)}@`,
      '@'.repeat(50_000),
      '<'.repeat(50_000),
      `${'1'.repeat(50_000)}x`,
      ' '.repeat(50_000),
      '-'.repeat(50_000),
    ]
    const rules = [email(), phone(), integer(), numeric(), decimal(), digits(20)]
    for (const text of evil) expect(rules.filter((rule) => rule.passes(text, {}))).toEqual([])
    expect(notIncludes('other').passes('<'.repeat(50_000), { other: '<'.repeat(49_999) })).toBe(true)
  })

  it('never throw, whatever the value is', () => {
    const rules = [
      required(),
      email(),
      phone(),
      alpha(),
      min(3),
      digits(3),
      minValue(1),
      integer(),
      oneOf(1),
      regionRequired(),
      notIncludes('other'),
      size(1),
      image(),
    ]
    fc.assert(
      fc.property(
        fc.anything({
          withNullPrototype: true,
          withMap: true,
          withSet: true,
          withBigInt: true,
          withDate: true,
          withSparseArray: true,
        }),
        (value) => {
          for (const rule of rules) expect(typeof rule.passes(value, { other: value })).toBe('boolean')
        },
      ),
    )
  })
})

describe('the fields of the checkout', () => {
  const form = (rules: Readonly<Record<string, readonly FieldRule[]>>) =>
    createValidator(Object.fromEntries(Object.entries(rules).map(([name, own]) => [name, { label: name, rules: own }])))
  const failing = (rules: Readonly<Record<string, readonly FieldRule[]>>, values: Readonly<Record<string, string>>) =>
    Object.keys(form(rules).errorsOf(values))

  it('leave the secondary phone empty or want it valid [VALID-15]', () => {
    const buyer = { firstName: 'Анна', lastName: 'Орлова', phone: '89123456789' }
    expect(failing(buyerRules, buyer)).toEqual([])
    expect(failing(buyerRules, { ...buyer, secondaryPhone: '123' })).toEqual(['secondaryPhone'])
    expect(failing(buyerRules, { ...buyer, secondaryPhone: '+7 912 345 67 89' })).toEqual([])
  })

  it('ask for the last and the first name each, not for the middle name [VALID-16]', () => {
    expect(failing(buyerRules, { phone: '89123456789' })).toEqual(['lastName', 'firstName'])
    expect(failing(buyerRules, { phone: '89123456789', firstName: 'Анна', lastName: ' ' })).toEqual(['lastName'])
  })

  it('leave the e-mail empty or want it to be one [VALID-17]', () => {
    const buyer = { firstName: 'Анна', lastName: 'Орлова', phone: '89123456789' }
    expect(failing(buyerRules, { ...buyer, email: '' })).toEqual([])
    expect(failing(buyerRules, { ...buyer, email: 'anna' })).toEqual(['email'])
  })

  it('have the messages of the rules where they have none of their own [VALID-23]', () => {
    const errors = form(buyerRules).errorsOf({ firstName: 'Анна', phone: '1', secondaryPhone: '1', email: 'anna' })
    expect(Object.values(errors).map((error) => error?.text)).toEqual([
      'Поле lastName обязательно для заполнения',
      'Введите корректный номер телефона',
      'Введите корректный номер телефона',
      'Поле email должно быть действительным электронным адресом',
    ])
  })

  it('do not ask for the recipient’s middle name [VALID-18]', () => {
    expect(failing(recipientRules, {})).toEqual(['lastName', 'firstName', 'phone'])
  })

  it('ask for city, street and house, not for the apartment [VALID-19]', () => {
    expect(failing(courierRules, {})).toEqual(['city', 'street', 'house'])
    expect(failing(courierRules, { city: 'Тверь', street: 'Советская', house: '1' })).toEqual([])
  })
})
