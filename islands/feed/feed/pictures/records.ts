import { isRecord } from '../../../../src/page/is-record'
import { parseJson } from '../../../../src/page/parse-json'

/** The server's record of a post whose pictures it makes smaller (spec feed and page builder §3; contract 05 §12.1). */
export interface ResizedRecord {
  readonly facebook_id: string
  readonly media_id: string
  /** The widths, as the text of a JSON list. */
  readonly sizes: string
  readonly aspect_ratio?: string
}

/** Media ids of copies that are not ready or have failed. */
const UNUSABLE = ['', 'pending', 'error']
/** Texts that may be a list or an object. */
const LIST_OR_OBJECT = /^(?:\[|\{")/

/** Reads `data-resized`: a list of records, or an object of them by id. @returns the records by post id */
export function readRecords(text: string | null): ReadonlyMap<string, ResizedRecord> {
  const value = LIST_OR_OBJECT.test(text ?? '') ? parseJson(text ?? '') : undefined
  if (!isRecord(value)) return new Map()
  const key = (name: string) => (Array.isArray(value) ? '' : name)
  const records = Object.entries(value).flatMap(([name, each]) => readRecord(each, key(name)) ?? [])
  return new Map(records.map((record) => [record.facebook_id, record]))
}

function readRecord(value: unknown, key: string): ResizedRecord | null {
  if (!isRecord(value)) return null
  const field = (name: string) => asText(value[name])
  const id = field('facebook_id') || key
  const ratio = field('aspect_ratio')
  if (!id) return null
  return {
    facebook_id: id,
    media_id: field('media_id'),
    sizes: field('sizes'),
    ...(ratio && { aspect_ratio: ratio }),
  }
}

/** A list counts as its JSON text. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? JSON.stringify(value) : ''
}

/** The widths of the server's copies, in px; none for an unusable record. */
export function madeWidths({ media_id, sizes }: ResizedRecord): readonly number[] {
  const value = UNUSABLE.includes(media_id.trim()) ? undefined : parseJson(sizes)
  if (!Array.isArray(value)) return []
  return value.map(Number).filter((width) => width > 0 && width < Infinity)
}

/** The address of a copy (contract 05 §12.1). */
export const madeUrl = (folder: string, { media_id }: ResizedRecord, place: number, width: number) =>
  `${folder}${encodeURIComponent(media_id)}-${place}-${width}.jpg`
