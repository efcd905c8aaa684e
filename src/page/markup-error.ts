/** The server's markup lacks what an island can not do without. The host is then left to the browser. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError'

  /** @param parts what was looked for, by name; whatever is null, undefined or empty is named as missing */
  constructor(what: string, parts: Readonly<Record<string, unknown>>) {
    const missing = Object.keys(parts).filter((part) => parts[part] == null || parts[part] === '')
    super(`${what} lacks ${missing.join(', ')}`)
  }
}
