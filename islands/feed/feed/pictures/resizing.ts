import { isRecord } from '../../../../src/page/is-record'
import type { Scope } from '../../../../src/page/scope'
import { detach } from '../../detach'
import { DATA, idsOf } from './markup'
import { type ResizedRecord, readRecords } from './records'

const FOLDER = 'sb-facebook-feed-images/'
const UPLOADS = '/wp-content/uploads/'

/** The server's data about the smaller copies that it makes of pictures. */
export interface Resizing {
  /** Whether it makes them for this feed. */
  isEnabled(): boolean
  readonly feedId: string
  readonly folder: string
  /** The records by post id. */
  readonly records: Map<string, ResizedRecord>
  recordOf(item: Element): ResizedRecord | undefined
  /** Reads the data that has come with new items. */
  read(): void
}

/** The folder of the copies (contract 05 §1.3). */
export function resizedFolder({ cffOptions, location }: Window & { cffOptions?: unknown }): string {
  const url = isRecord(cffOptions) ? cffOptions['resized_url'] : undefined
  return typeof url === 'string' && url.trim()
    ? url
    : `${location.protocol}//${location.host}${UPLOADS}${FOLDER}`
}

/** Reads the data of a feed, and removes it from the page until unmount (contract 05 §12.1). */
export function createResizing(feed: Element, { add, window }: Scope): Resizing {
  const records = new Map<string, ResizedRecord>()
  let isEnabled = false
  let feedId = ''

  function read() {
    for (const data of feed.querySelectorAll(DATA)) {
      isEnabled = true
      feedId ||= data.getAttribute('data-feedid') ?? ''
      for (const [id, record] of readRecords(data.getAttribute('data-resized'))) records.set(id, record)
      add(detach(data))
    }
  }
  read()
  return {
    records,
    folder: resizedFolder(window),
    isEnabled: () => isEnabled,
    get feedId() {
      return feedId
    },
    recordOf: (item) =>
      idsOf(item)
        .map((id) => records.get(id))
        .find(Boolean),
    read,
  }
}
