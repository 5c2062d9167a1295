/** Numbers of the Russian registers by their published check digits; texts of digits, because twenty of them do not fit into a number. */
const isDigitsOf = (text: string, ...lengths: readonly number[]): boolean =>
  lengths.includes(text.length) && /^[0-9]+$/.test(text)

/** Zeros alone hold every sum and are nobody's number. */
const isSomebody = (text: string): boolean => /[1-9]/.test(text)

const sum = (text: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)

const INN_WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const
/** The digit at the end of the weights agrees with the digits before it. */
const holdsInn = (inn: string, count: number): boolean =>
  (sum(inn, INN_WEIGHTS.slice(-count)) % 11) % 10 === Number(inn[count])

/** Whether a text is an INN: ten digits of a company, twelve of a person (INVOICE-04). */
export const isValidInn = (inn: string): boolean =>
  isDigitsOf(inn, 10, 12) &&
  isSomebody(inn) &&
  (inn.length === 10 ? holdsInn(inn, 9) : holdsInn(inn, 10) && holdsInn(inn, 11))

const holdsRemainder = (number: string, divisor: number): boolean =>
  (Number(number.slice(0, -1)) % divisor) % 10 === Number(number.slice(-1))

/** Whether a text is the OGRN of a company, thirteen digits. Source: INVOICE-04. */
export const isValidOgrn = (ogrn: string): boolean =>
  isDigitsOf(ogrn, 13) && isSomebody(ogrn) && holdsRemainder(ogrn, 11)

/** Whether a text is the OGRNIP of an entrepreneur, fifteen digits. Source: INVOICE-04. */
export const isValidOgrnip = (ogrnip: string): boolean =>
  isDigitsOf(ogrnip, 15) && isSomebody(ogrnip) && holdsRemainder(ogrnip, 13)

/** Whether a text has the form of a KPP: nine places, the fifth and sixth digits or capital Latin letters; it has no check digit (INVOICE-04). */
export const isValidKpp = (kpp: string): boolean => /^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$/.test(kpp)

/** Whether a text has the form of a bank's BIC: nine digits that begin with 04 in Russia, 00–02 for the treasury; it has no check digit (INVOICE-04). */
export const isValidBic = (bic: string): boolean => /^(?:04|0[0-2])[0-9]{7}$/.test(bic)

/** The key of an account with three digits of its bank before it: weights 7, 1, 3 by turns, and only the last digit of the sum counts. */
const KEY_WEIGHTS = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1] as const
const holdsKey = (text: string): boolean => sum(text, KEY_WEIGHTS) % 10 === 0

/** Whether a settlement account of twenty digits belongs to the bank with a BIC. Source: INVOICE-04. */
export const isValidBankAccount = (account: string, bic: string): boolean =>
  isDigitsOf(account, 20) && isSomebody(account) && isValidBic(bic) && holdsKey(bic.slice(6) + account)

/** Whether a correspondent account of twenty digits belongs to the bank with a BIC; accounts of the treasury have another form (INVOICE-04). */
export const isValidCorrespondentAccount = (account: string, bic: string): boolean =>
  isDigitsOf(account, 20) && isSomebody(account) && isValidBic(bic) && holdsKey(`0${bic.slice(4, 6)}${account}`)
