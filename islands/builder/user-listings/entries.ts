/**
 * What a form would send, as text that changes with whatever the visitor enters or chooses; of a file, which it is.
 */
export function entriesOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    // Of a field without a file, the time is that of asking.
    typeof value === 'string' ? value : value.name && [value.name, value.size, value.lastModified],
  ])
  return JSON.stringify(entries)
}
