import type { FileList } from '../../../src/files'

/** How a file of laurel's arrived. */
export interface Fetch {
  /** ms from the request to the last byte */
  readonly tookMs: number
  /** bytes as they were sent, or as kept by the browser; 0 when another server does not tell */
  readonly bytes: number
}

export interface Fetches {
  /** Of the chunk that holds the island; undefined before it was fetched, and in the single file, which has no chunks. */
  of(island: string): Fetch | undefined
  stop(): void
}

/** A chunk's address: the island's name and the hash of what is in it. */
const CHUNK = /\/chunks\/([a-z0-9-]+)-[A-Z0-9]{5,8}\.js(?:\?|$)/

/** The chunk that names them all; it is fetched where code is fetched ahead. */
const FILES = 'files'

/** @returns the island, or `shared`, `cart-widgets`, `everywhere` ...; undefined for what is no chunk */
export const chunkName = (address: string): string | undefined => CHUNK.exec(address)?.[1]

/**
 * The browser's own list of what it has fetched, from the page's start on: it forgets the later ones of a long page, so
 * that they are taken note of as they come.
 */
export function watchFetches({ PerformanceObserver }: typeof globalThis, onFetch: () => void): Fetches {
  const fetches = new Map<string, Fetch>()
  /** By island, what it needs, its own file first: one file may hold several. */
  let files: Readonly<Record<string, readonly string[]>> = {}

  async function readFiles(address: string) {
    const list: Pick<FileList, 'files'> = await import(address)
    files = list.files
    onFetch()
  }
  const observer =
    PerformanceObserver &&
    new PerformanceObserver((list) => {
      let isNews = false
      for (const entry of list.getEntries()) {
        const name = chunkName(entry.name)
        if (!name || !isResource(entry)) continue
        fetches.set(name, { tookMs: entry.duration, bytes: entry.encodedBodySize })
        isNews = true
        // Without it, those that have a file of their own are told.
        if (name === FILES) readFiles(entry.name).catch(() => {})
      }
      if (isNews) onFetch()
    })
  observer?.observe({ type: 'resource', buffered: true })
  return {
    of: (island) => fetches.get(chunkName(`/chunks/${files[island]?.[0]}`) ?? island),
    stop: () => observer?.disconnect(),
  }
}

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry
