/** The item of all instalments and credits (PAY-05). */
export const CREDIT_ITEM = 'Credit'
