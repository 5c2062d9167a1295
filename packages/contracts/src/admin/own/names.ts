/** The first half of the permissions of a resource that names none: `giftCoupon` as `gift-coupon`. */
export const hyphenated = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
