/** A file of this name and size, without the bytes. */
export function fileOf(name: string, size = 1_000_000): File {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

/** Puts files into a file field, which no script may set in a browser. */
export function putFiles(field: HTMLInputElement, ...files: File[]): void {
  Object.defineProperty(field, 'files', { configurable: true, value: files })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
