import { safePageUrl } from '../../../src/page/safe-url'
import { unixSeconds } from './order'

/** A photo as the service tells of it: nothing of it is sure. */
export interface Entry {
  readonly id?: string | undefined
  readonly media_type?: string | undefined
  readonly media_url?: string | undefined
  readonly thumbnail_url?: string | undefined
  readonly caption?: string | undefined
  readonly timestamp?: string | undefined
  readonly permalink?: string | undefined
}

/** What is shown of it. */
export interface Photo {
  readonly picture: string
  /** Null where it leads nowhere that a link may lead to. */
  readonly permalink: string | null
  readonly caption: string
  /** In unix seconds. */
  readonly takenAt: number | null
}

/** The first so many that can be shown, each once (contract 03 §12). */
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

/** Of a video its still: its own address is that of a film. */
function pictureOf({ media_type, media_url, thumbnail_url }: Entry): string | undefined {
  return safePageUrl(media_type === 'VIDEO' ? thumbnail_url : media_url)
}
