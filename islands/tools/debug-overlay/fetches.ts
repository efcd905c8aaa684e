import type { FileList } from '../../../src/runtime/file-list'

/** How one of laurel's files was fetched. */
export interface Fetch {
  /** ms from the request to the last byte */
  readonly tookMs: number
  /** bytes as sent or cached; 0 for another origin that does not allow timing */
  readonly bytes: number
}

export interface Fetches {
  /** The fetch of an island's chunk; undefined before it is fetched, and in the build without chunks. */
  of(island: string): Fetch | undefined
  stop(): void
}

/** A chunk's address: its name and the hash of its content. */
const CHUNK = /\/chunks\/([a-z0-9-]+)-[A-Z0-9]{5,8}\.js(?:\?|$)/

/** The chunk with the list of all files, which is fetched for prefetching. */
const FILES = 'files'

/** @returns the island, or `shared`, `cart-widgets`, `runtime` ...; undefined for what is no chunk */
export const chunkName = (address: string): string | undefined => CHUNK.exec(address)?.[1]

/**
 * Records fetches from the browser's resource timings. They are observed as they come, since the browser's own list has
 * a limited length.
 */
export function watchFetches({ PerformanceObserver }: typeof globalThis, onFetch: () => void): Fetches {
  const fetches = new Map<string, Fetch>()
  /** The files of each island, its own file first; several islands may share one. */
  let files: Readonly<Record<string, readonly string[]>> = {}

  async function readFiles(address: string) {
    const list: Pick<FileList, 'files'> = await import(address)
    files = list.files
    onFetch()
  }
  const observer =
    PerformanceObserver &&
    new PerformanceObserver((list) => {
      let hasChanged = false
      for (const entry of list.getEntries()) {
        const name = chunkName(entry.name)
        if (!name || !isResource(entry)) continue
        fetches.set(name, { tookMs: entry.duration, bytes: entry.encodedBodySize })
        hasChanged = true
        // If it fails, only islands with a file of their own are shown.
        if (name === FILES) readFiles(entry.name).catch(() => {})
      }
      // WebKit reports earlier fetches before `observe` returns, when the caller is not ready yet.
      if (hasChanged) queueMicrotask(onFetch)
    })
  observer?.observe({ type: 'resource', buffered: true })
  return {
    of: (island) => fetches.get(chunkName(`/chunks/${files[island]?.[0]}`) ?? island),
    stop: () => observer?.disconnect(),
  }
}

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry
