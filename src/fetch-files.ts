/** The folder of the files, as the build writes it. */
const FOLDER = 'chunks'
/** The place of the kit in the list of files. */
const KIT = 0
/** As the build makes them. */
const HASH_LETTERS = 5

export interface Files {
  /** Their hashes, one behind the other: the kit's, those of the islands' own files, of what several islands share. */
  readonly hashes: string
  /** The name of an island. @param at its place in the registry */
  readonly nameOf: (at: number) => string | undefined
  /** Imports the module at an address that is relative to `chunks/`. */
  readonly load: (address: string) => Promise<unknown>
}

/**
 * How an island's code is fetched, and in the same moment what it imports. Called for each island in the registry's order.
 * @param imported places in the list of files, the kit's first
 * @returns throws what the browser says when one of them does not come
 */
export type FetchFiles = (...imported: readonly number[]) => <T>() => Promise<T>

/**
 * What failed once is asked for by another address: a browser may remember the failure of an address, and that of what a
 * file imports by it, and never ask again (Firefox). A file of one island gets a query. Without the kit none of the files
 * that need it has run, so all of them can be fetched anew, from the same folder spelled otherwise (RFC 3986 §6.2.2.2).
 * What only some islands share keeps its address: under a second one the state in it would exist twice.
 */
export function createFetch({ hashes, nameOf, load }: Files): FetchFiles {
  const failures: Record<number, number> = {}
  let islands = 0

  function addressOf(file: number) {
    const name = file === KIT ? 'kit' : (nameOf(file - 1) ?? 'shared')
    const at = file * HASH_LETTERS
    return `${folderAfter(failures[KIT] ?? 0)}/${name}-${hashes.slice(at, at + HASH_LETTERS)}.js`
  }

  async function fetchOne<T>(file: number, imported: readonly number[]): Promise<T> {
    const { [KIT]: kitFailures = 0, [file]: ownFailures = 0 } = failures
    const again = ownFailures > 0 ? `?again=${ownFailures}` : ''
    const [own, kit] = await Promise.allSettled([
      load(addressOf(file) + again),
      ...imported.map((each) => load(addressOf(each))),
    ])
    if (own?.status === 'fulfilled') return own.value as T
    if (imported[0] === KIT && kit?.status === 'rejected') failures[KIT] = kitFailures + 1
    else failures[file] = ownFailures + 1
    throw own?.reason
  }
  return (...imported) => {
    islands += 1
    const file = islands
    return () => fetchOne(file, imported)
  }
}

/** Every other time as it is written: a server may know the folder by that spelling alone. */
function folderAfter(failures: number): string {
  if (failures % 2 === 0) return '.'
  const encode = (letter: string, at: number) =>
    at * 2 < failures ? `%${letter.charCodeAt(0).toString(16)}` : letter
  return `../${FOLDER.replace(/./g, encode)}`
}
