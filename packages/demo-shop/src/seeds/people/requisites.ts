const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + Number(digits[index] ?? 0) * weight, 0)

/** The taxpayer number of an organisation: nine digits and their check digit. */
export const innOfCompany = (nine: string): string => nine + ((weighted(nine, [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10)

/** The taxpayer number of a person: ten digits and their two check digits. */
export function innOfPerson(ten: string): string {
  const eleven = ten + ((weighted(ten, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10)
  return eleven + ((weighted(eleven, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10)
}

/** The register number of an organisation (12 digits, remainder by 11) or a sole trader (14 digits, remainder by 13). */
export const registerNumber = (digits: string): string =>
  digits + ((BigInt(digits) % (digits.length === 12 ? 11n : 13n)) % 10n).toString()

/** The correspondent account of a bank: its key digit makes the weighted sum with the BIC a multiple of ten. */
export function correspondentAccount(bic: string): string {
  const accountOf = (key: number) => `30101810${key}00000000${bic.slice(6)}`
  const sumOf = (account: string) =>
    [...`0${bic.slice(4, 6)}${account}`].reduce(
      (sum, digit, index) => sum + ((Number(digit) * ([7, 1, 3][index % 3] ?? 0)) % 10),
      0,
    )
  const keys = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  return accountOf(keys.find((key) => sumOf(accountOf(key)) % 10 === 0) ?? 0)
}
