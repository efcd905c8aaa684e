/**
 * What a form would send, as text that changes with whatever the visitor enters or chooses; of a file, which it is.
 */
export function entriesOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified * Math.sign(value.size)],
  ])
  return JSON.stringify(entries)
}
