/** What jQuery's `.data()` made of these, and with it the plugins that the server prints the attributes for, was falsy. */
const OFF = ['', 'false', '0', 'null']

/**
 * Reads a data attribute as on or off, by the rules of jQuery's data conversion (contract 06 §2.2): an unset server
 * option prints an empty attribute, which is off; what is left out altogether has a default of its own.
 */
export function flagOf(element: Element, attribute: string, { absent }: { absent: boolean }): boolean {
  const value = element.getAttribute(attribute)
  return value === null ? absent : !OFF.includes(value)
}
