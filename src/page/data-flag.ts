/** The values that jQuery's `.data()` converts to a falsy one, as the theme's plugins read them. */
const OFF = ['', 'false', '0', 'null']

/**
 * Reads a data attribute as on or off, by the rules of jQuery's data conversion (contract 06 §2.2). An empty attribute,
 * which an unset server option prints, is off.
 * @param absent the result for a missing attribute
 */
export function flagOf(element: Element, attribute: string, { absent }: { absent: boolean }): boolean {
  const value = element.getAttribute(attribute)
  return value === null ? absent : !OFF.includes(value)
}
