import type { Scope } from '../../../../src/page/scope'
import { DATA, idsOf } from './markup'
import { type ResizedRecord, readRecords } from './records'

const FOLDER = 'sb-facebook-feed-images/'
const UPLOADS = '/wp-content/uploads/'

/** What the server tells of the pictures that it makes smaller. */
export interface Resizing {
  /** Whether it does so for this feed at all. */
  isEnabled(): boolean
  readonly feedId: string
  readonly folder: string
  /** By the ids of their posts. */
  readonly records: Map<string, ResizedRecord>
  recordOf(item: Element): ResizedRecord | undefined
  /** Takes what has come with new items. */
  read(): void
}

/** Where these pictures are (contract 05 §1.3). */
export function resizedFolder({ cffOptions, location }: Window & { cffOptions?: unknown }): string {
  const url =
    typeof cffOptions === 'object' && cffOptions ? Reflect.get(cffOptions, 'resized_url') : undefined
  return typeof url === 'string' && url.trim()
    ? url
    : `${location.protocol}//${location.host}${UPLOADS}${FOLDER}`
}

/** @param feed its data are read, and taken off the page until the end (contract 05 §12.1) */
export function createResizing(feed: Element, { add, window }: Scope): Resizing {
  const records = new Map<string, ResizedRecord>()
  let isEnabled = false
  let feedId = ''

  function read() {
    for (const data of feed.querySelectorAll(DATA)) {
      isEnabled = true
      feedId ||= data.getAttribute('data-feedid') ?? ''
      for (const [id, record] of readRecords(data.getAttribute('data-resized'))) records.set(id, record)
      const { parentElement: parent, nextSibling: next } = data
      data.remove()
      add(() => parent?.insertBefore(data, next?.parentNode === parent ? next : null))
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
