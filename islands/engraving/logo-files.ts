/** The largest file that the server takes (contract 08 §10.1). */
const MOST_BYTES = 5_000_000
const EXTENSIONS = ['jpg', 'jpeg', 'png', 'cdr', 'eps', 'gif', 'ai']

export type FileProblem = 'too large' | 'bad format'

/** The problem with a logo's files, if there is one. The server accepts extensions in upper and lower case. */
export function fileProblem(files: readonly Pick<File, 'name' | 'size'>[]): FileProblem | undefined {
  if (files.some(({ size }) => size > MOST_BYTES)) return 'too large'
  return files.every(({ name }) => EXTENSIONS.includes(extensionOf(name))) ? undefined : 'bad format'
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
