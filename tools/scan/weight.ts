/** The part of `dist/manifest.json` that lists what an island loads. */
export interface Manifest {
  readonly files: Readonly<Record<string, { readonly brotli: number }>>
  readonly islands: Readonly<Record<string, { readonly files: readonly string[] }>>
}

/** In bytes, as brotli sends them. */
export interface Weight {
  /** The island's own file. */
  readonly own: number
  /** The files that it shares with others; a page fetches each once. */
  readonly shared: number
}

const bytesOf = ({ files }: Manifest, names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0)

/** Islands that are part of `laurel.js` itself load nothing. */
export function weightOf(manifest: Manifest, island: string): Weight {
  const [own, ...shared] = manifest.islands[island]?.files ?? []
  return { own: bytesOf(manifest, own ? [own] : []), shared: bytesOf(manifest, shared) }
}

/** All that these islands load, each file once. */
export const weightOfAll = (manifest: Manifest, islands: readonly string[]): number =>
  bytesOf(manifest, new Set(islands.flatMap((island) => manifest.islands[island]?.files ?? [])))
