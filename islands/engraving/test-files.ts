/** A file of this name and size, without the bytes. */
export function fileOf(name: string, size = 1_000_000): File {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

/** What a visitor has chosen in a file field: no script may write it. */
export function putFiles(field: HTMLInputElement, ...files: File[]): void {
  Object.defineProperty(field, 'files', { configurable: true, value: files })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
