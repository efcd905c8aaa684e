/** A form's values as text, to find out whether the visitor has changed anything; of a file, its name, size and date. */
export function serialiseForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    // An empty file field has the current time as its date.
    typeof value === 'string' ? value : value.name && [value.name, value.size, value.lastModified],
  ])
  return JSON.stringify(entries)
}
