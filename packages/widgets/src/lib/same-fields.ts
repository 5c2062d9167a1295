/** Whether two objects have equal fields. */
export function sameFields(one: object, other: object): boolean {
  const fields = Object.entries(one)
  const others: Readonly<Record<string, unknown>> = { ...other }
  return fields.length === Object.keys(others).length && fields.every(([key, value]) => Object.is(value, others[key]))
}
