/** The build's folder of chunks. */
export const FOLDER = 'chunks'

/**
 * The folder in another spelling, so that a browser fetches everything in it again (RFC 3986 §6.2.2.2): letters are
 * percent-encoded. Every other time the name as it is, since a server may know no other.
 */
export function spelled(failures: number): string {
  if (failures % 2 === 0) return FOLDER
  return FOLDER.replace(/./g, (letter, at: number) =>
    at * 2 < failures ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
}
