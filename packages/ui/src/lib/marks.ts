/** A state as a `data-*` attribute: present and empty while it holds, absent otherwise. */
export const flag = (on: boolean | undefined): '' | undefined => (on === true ? '' : undefined)

/** Class names in one attribute; what is absent leaves no gap. */
export const classes = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ')
