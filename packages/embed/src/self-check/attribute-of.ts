/** The attribute that scripts name in camel case: `data-thumb-url` of `thumbUrl`. */
export const attributeOf = (key: string): string =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
