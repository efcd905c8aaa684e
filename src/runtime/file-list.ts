import { folderSpelling } from './folder'
import type { startPrefetch } from './prefetch'

/** The module with the list of files, which the build writes beside the files. */
export interface FileList extends ListedFiles {
  readonly startPrefetch: typeof startPrefetch
}

/** The files of each group and island: its own one, then those that it imports. */
export type FilesByName = Readonly<Record<string, readonly string[]>>

export interface ListedFiles {
  readonly files: FilesByName
  /** The addresses of an island's own file and of those that it imports. */
  readonly filesOf: (name: string) => readonly string[]
  /**
   * Fetches a failed file from another address. The files that it imports keep their addresses: a second
   * address would create a second copy of their state. Only while no file that shares modules has arrived is
   * the whole folder fetched under another spelling.
   * @param failures how often it has failed, at least once
   * @param isFirst whether no file that shares modules has arrived so far
   */
  readonly fetchAgain: (name: string, failures: number, isFirst: boolean) => Promise<unknown>
}

/**
 * @param base the address of the list itself
 * @param load imports the module at an address
 */
export function listFiles(
  files: FilesByName,
  base: string,
  load: (address: string) => Promise<unknown>,
): ListedFiles {
  let folder = '.'
  const addressOf = (file: string | undefined) => new URL(`${folder}/${file}`, base).href
  return {
    files,
    filesOf: (name) => (files[name] ?? []).map(addressOf),
    async fetchAgain(name, failures, isFirst) {
      if (isFirst) folder = `../${folderSpelling(failures)}`
      return load(`${addressOf(files[name]?.[0])}?again=${failures}`)
    },
  }
}
