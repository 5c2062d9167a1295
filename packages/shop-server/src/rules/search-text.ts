/** Text as the search columns hold it: lower case, ё as е, single spaces (CITY-20). */
export const searchText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

/** A pattern of `like` that finds the text at the start; its own wildcards are taken as letters. */
export const startsWith = (text: string): string => `${searchText(text).replace(/[\\%_]/g, '\\$&')}%`

/** A pattern of `like` that finds the text anywhere. */
export const contains = (text: string): string => `%${startsWith(text)}`
