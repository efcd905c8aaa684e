/** The build's folder of chunks. */
export const FOLDER = 'chunks'

/**
 * The folder's name with percent-encoded letters (RFC 3986 §6.2.2.2), so that a browser requests everything in
 * it again. Every second attempt uses the plain name, for servers that know no other.
 */
export function folderSpelling(failures: number): string {
  if (failures % 2 === 0) return FOLDER
  return FOLDER.replace(/./g, (letter, at: number) =>
    at * 2 < failures ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
}
