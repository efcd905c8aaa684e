import { readFileSync } from 'node:fs'
import { DIST_DIR } from '../fixtures-html/server/places.mjs'
import { filePlace } from '../fixtures-html/server/static-files.mjs'

/** Enough to see what is called or set there. */
const LENGTH = 40

export interface Place {
  /** The path of a script's address. */
  readonly source: string
  /** From 1 on, as browsers count. */
  readonly line: number
  readonly column: number
}

/** The beginning of a built script's code from a place on; empty where the server has no such script or place. */
export function codeAt({ source, line, column }: Place): string {
  const file = source.startsWith('/dist/') ? filePlace(source, DIST_DIR) : undefined
  if (!file || column < 1) return ''
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''
  return text.slice(column - 1, column - 1 + LENGTH)
}
