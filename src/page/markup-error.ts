/** The server's markup lacks a part that an island needs. The host is then left to the browser. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError'

  /** @param parts the needed parts by name; those that are null, undefined or empty are listed as missing */
  constructor(what: string, parts: Readonly<Record<string, unknown>>) {
    const missing = Object.keys(parts).filter((part) => parts[part] == null || parts[part] === '')
    super(`${what} lacks ${missing.join(', ')}`)
  }
}
