/**
 * A browser's form answers to the names of its fields before its own properties; here it does so, too. In jsdom alone:
 * happy-dom itself would ask the form, as would a search by selectors in jsdom afterwards.
 */
export function clobber(form: HTMLFormElement): void {
  for (const field of HTMLFormElement.prototype.querySelectorAll.call(form, 'input')) {
    const name = field.getAttribute('name')
    if (name && name in form) clobberBy(form, name, field)
  }
}

/** The same for one name. */
export function clobberBy(form: HTMLFormElement, name: string, field: Element): void {
  Object.defineProperty(form, name, { value: field, configurable: true })
}
