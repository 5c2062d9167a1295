/**
 * The `form` of every control: no form has this id, so a form of the page around a widget is neither submitted by Enter in a field
 * nor sends what is typed there.
 */
export const NO_FORM = 'pk-no-form'
