/**
 * A browser's form answers to the names of its fields before its own properties; here it does so, too. In jsdom alone:
 * happy-dom itself would ask the form, as would a search by selectors in jsdom afterwards.
 */
export function clobber(form: HTMLFormElement): void {
  const fields = new Map([...form.querySelectorAll('input')].map((field) => [field.name, field]))
  for (const [name, field] of fields) Object.defineProperty(form, name, { value: field })
}
