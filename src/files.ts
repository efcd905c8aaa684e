import type { RuntimeFile } from './runtime/launch'
import type { FilesOf, StartPrefetch } from './runtime/prefetch'

/** The build sets these file names; they are undefined in the single file. */
declare const RUNTIME_FILE: string | undefined
declare const FILES_FILE: string | undefined

/** The build's folder of chunks. */
const FOLDER = 'chunks'

/** The module with the list of files, which the build writes. */
export interface FileList {
  readonly startPrefetch: StartPrefetch
  /** By group and island: its own file, then the files that this one imports. */
  readonly files: Readonly<Record<string, readonly string[]>>
}

export interface Files {
  /** @param failures how often it has failed */
  readonly fetchRuntime: (failures: number) => Promise<RuntimeFile>
  /** @param isFirst whether no file that shares modules with others has arrived so far */
  readonly fetchAgain: (name: string, failures: number, isFirst: boolean) => Promise<unknown>
  readonly fetchPrefetch: () => Promise<[StartPrefetch, FilesOf]>
}

interface FilesOptions {
  /** The file name of the runtime. */
  readonly runtime: string
  /** The file name of the list. */
  readonly list: string
  /** The address of `laurel.js`. */
  readonly base: string
  /** Imports the module at an address that is relative to `laurel.js`. */
  readonly load: (address: string) => Promise<unknown>
}

/**
 * Imports files, and imports a file that failed from another address: a browser may remember the failure of an address and
 * of the files imported by it, and never request it again (Firefox). Before any file has arrived, everything is fetched
 * again from the same folder in another spelling (RFC 3986 §6.2.2.2). After that, a file gets a query and its imports keep
 * their address, because their state would exist twice under a second one.
 */
export function createFiles({ runtime, list, base, load }: FilesOptions): Files {
  let folder = FOLDER
  let listFailures = 0

  async function fetchList() {
    const query = listFailures > 0 ? `?again=${listFailures}` : ''
    try {
      return (await load(`./${folder}/${list}${query}`)) as FileList
    } catch (cause) {
      listFailures += 1
      throw cause
    }
  }

  return {
    fetchRuntime(failures) {
      folder = spelled(FOLDER, failures)
      return load(`./${folder}/${runtime}`) as Promise<RuntimeFile>
    },
    async fetchAgain(name, failures, isFirst) {
      const { files } = await fetchList()
      if (isFirst) folder = spelled(FOLDER, failures)
      return load(`./${folder}/${files[name]?.[0]}?again=${failures}`)
    },
    async fetchPrefetch() {
      const { startPrefetch, files } = await fetchList()
      const addressOf = (file: string) => new URL(`./${folder}/${file}`, base).href
      return [startPrefetch, (name) => (files[name] ?? []).map(addressOf)]
    },
  }
}

/** Percent-encodes letters of the folder's name; every other time the name as it is, since a server may know no other. */
function spelled(folder: string, failures: number): string {
  if (failures % 2 === 0) return folder
  return folder.replace(/./g, (letter, at: number) =>
    at * 2 < failures ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
}

export const files: Pick<Files, 'fetchRuntime'> & Partial<Files> =
  typeof RUNTIME_FILE === 'undefined' || typeof FILES_FILE === 'undefined'
    ? { fetchRuntime: () => import('./runtime') }
    : createFiles({
        runtime: RUNTIME_FILE,
        list: FILES_FILE,
        base: import.meta.url,
        load: (address) => import(address),
      })
