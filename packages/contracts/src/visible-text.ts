/**
 * Characters that nobody sees and that come with copied text: soft hyphens, spaces without a width, marks of direction. Joiners stay:
 * some writings and emoji need them.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** A typed or pasted text without the characters that nobody sees: a name, a number and an address are what they look like. */
export const visibleText = (text: string): string => text.replace(UNSEEN, '')
