/** Gives an element measures that are known only at run time; through its style object, which a strict policy allows. */
export const styled =
  (style: Readonly<Record<string, string>>) =>
  (element: HTMLElement | null): void => {
    if (element !== null) for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
  }
