/**
 * A browser's form answers to the names of its fields before its own properties; here it does so, too. In jsdom alone:
 * happy-dom itself would ask the form, as would a search by selectors in jsdom afterwards.
 */
export function clobber(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input'))
    Object.defineProperty(form, field.name, { value: field, configurable: true })
}
