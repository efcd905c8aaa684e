import type { Everywhere } from './runtime/launch'
import type { FilesOf, StartPrefetch } from './runtime/prefetch'

/** As the build names them, each in its folder; nothing of that where all is one file. */
declare const EVERYWHERE_FILE: string | undefined
declare const FILES_FILE: string | undefined

/** The folder of the files, as the build writes it. */
const FOLDER = 'chunks'

/** The file of files: the build adds what they are. */
export interface FileList {
  readonly startPrefetch: StartPrefetch
  /** Of groups, and of islands that are a file of their own or part of one: that file, and those that it imports. */
  readonly files: Readonly<Record<string, readonly string[]>>
}

export interface Files {
  /** @param failures how often it has not come */
  readonly fetchEverywhere: (failures: number) => Promise<Everywhere>
  /** @param isFirst whether none of the files that share modules with others has come so far */
  readonly fetchAgain: (name: string, failures: number, isFirst: boolean) => Promise<unknown>
  readonly fetchPrefetch: () => Promise<[StartPrefetch, FilesOf]>
}

export interface FilesOptions {
  /** The names of two files. */
  readonly everywhere: string
  readonly list: string
  /** The address of `laurel.js`. */
  readonly base: string
  /** Imports the module at an address that is relative to `laurel.js`. */
  readonly load: (address: string) => Promise<unknown>
}

/**
 * What failed once is asked for by another address: a browser may remember the failure of an address, and that of what a
 * file imports by it, and never ask again (Firefox). As long as nothing has run, everything can be fetched anew, from the
 * same folder spelled otherwise (RFC 3986 §6.2.2.2). Later a file gets a query; what it imports keeps its address: under a
 * second one the state in it would exist twice.
 */
export function createFiles({ everywhere, list, base, load }: FilesOptions): Files {
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
    fetchEverywhere(failures) {
      folder = spelled(FOLDER, failures)
      return load(`./${folder}/${everywhere}`) as Promise<Everywhere>
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

/** Every other time as it is written: a server may know the folder by that spelling alone. */
function spelled(folder: string, failures: number): string {
  if (failures % 2 === 0) return folder
  return folder.replace(/./g, (letter, at: number) =>
    at * 2 < failures ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
}

export const files: Pick<Files, 'fetchEverywhere'> & Partial<Files> =
  typeof EVERYWHERE_FILE === 'undefined' || typeof FILES_FILE === 'undefined'
    ? { fetchEverywhere: () => import('./everywhere') }
    : createFiles({
        everywhere: EVERYWHERE_FILE,
        list: FILES_FILE,
        base: import.meta.url,
        load: (address) => import(address),
      })
