import { safePageUrl } from '../../../src/page/safe-url'
import { unixSeconds } from './order'

/** A photo in the service's answer. */
export interface Entry {
  readonly id?: string | undefined
  readonly media_type?: string | undefined
  readonly media_url?: string | undefined
  readonly thumbnail_url?: string | undefined
  readonly caption?: string | undefined
  readonly timestamp?: string | undefined
  readonly permalink?: string | undefined
}

/** A photo as it is shown. */
export interface Photo {
  readonly picture: string
  /** Null without a safe address. */
  readonly permalink: string | null
  readonly caption: string
  /** Unix seconds. */
  readonly takenAt: number | null
}

/** The first `count` photos that can be shown, without duplicates (contract 03 §12). */
export function photosOf(entries: readonly Entry[], count: number): Photo[] {
  const shown = new Map<string, Photo>()
  for (const entry of entries) {
    if (shown.size >= count) break
    const picture = pictureOf(entry)
    if (!picture) continue
    const key = entry.id || entry.permalink || picture
    shown.set(key, {
      picture,
      permalink: safePageUrl(entry.permalink) ?? null,
      caption: entry.caption?.trim() ?? '',
      takenAt: unixSeconds(entry.timestamp ?? null),
    })
  }
  return [...shown.values()]
}

/** The picture's address; for a video that of its still. */
function pictureOf({ media_type, media_url, thumbnail_url }: Entry): string | undefined {
  return safePageUrl(media_type === 'VIDEO' ? thumbnail_url : media_url)
}
