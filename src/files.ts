import type { FileList } from './runtime/file-list'
import { FOLDER, folderSpelling } from './runtime/folder'
import type { RuntimeFile } from './runtime/launch'

/** The build sets these file names; they are undefined in the single file. */
declare const RUNTIME_FILE: string | undefined
declare const FILES_FILE: string | undefined

export interface Files {
  /** @param failures how often it has failed */
  readonly fetchRuntime: (failures: number) => Promise<RuntimeFile>
  readonly fetchList: () => Promise<FileList>
}

interface FilesOptions {
  /** The file name of the runtime. */
  readonly runtime: string
  /** The file name of the list. */
  readonly list: string
  /** Imports the module at an address that is relative to `laurel.js`. */
  readonly load: (address: string) => Promise<unknown>
}

/**
 * Imports the runtime and the list of files. After a failure it uses another address: Firefox does not
 * request an address again that has failed, nor the files imported by it.
 */
export function createFiles({ runtime, list, load }: FilesOptions): Files {
  let folder = FOLDER
  let listFailures = 0

  return {
    fetchRuntime(failures) {
      folder = folderSpelling(failures)
      return load(`./${folder}/${runtime}`) as Promise<RuntimeFile>
    },
    async fetchList() {
      try {
        return (await load(
          `./${folder}/${list}${listFailures > 0 ? `?again=${listFailures}` : ''}`,
        )) as FileList
      } catch (cause) {
        listFailures += 1
        throw cause
      }
    },
  }
}

export const files: Pick<Files, 'fetchRuntime'> & Partial<Files> =
  typeof RUNTIME_FILE === 'undefined' || typeof FILES_FILE === 'undefined'
    ? { fetchRuntime: () => import('./runtime') }
    : createFiles({ runtime: RUNTIME_FILE, list: FILES_FILE, load: (address) => import(address) })
