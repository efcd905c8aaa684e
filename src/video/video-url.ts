import { parseWebUrl } from '../page/parse-url'

const YOUTUBE_ID = /^[\w-]+$/
const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/
const VIMEO = /^(?:www\.)?vimeo\.com$/
const VIMEO_PATH = /^\/(?:clip:)?(\d+)/

/**
 * The address of the player for a video's page on YouTube or Vimeo (contract 01 §14).
 * @param base for relative addresses
 * @returns null for every other address
 */
export function playerOf(href: string, base: string, { autoplay = true } = {}): string | null {
  const url = parseWebUrl(href, base)
  if (!url) return null
  const { hostname, pathname, searchParams } = url
  const start = `autoplay=${Number(autoplay)}&wmode=transparent`
  if (VIMEO.test(hostname)) {
    const [, id] = VIMEO_PATH.exec(pathname) ?? []
    return id ? `https://player.vimeo.com/video/${id}?title=0&byline=0&portrait=0&${start}` : null
  }
  const id = youtubeId(hostname, pathname, searchParams)
  return id && YOUTUBE_ID.test(id) ? `https://www.youtube.com/embed/${id}?${start}` : null
}

function youtubeId(hostname: string, pathname: string, query: URLSearchParams): string | null {
  if (hostname === 'youtu.be') return pathname.slice(1).split('/')[0] ?? null
  return YOUTUBE.test(hostname) && pathname === '/watch' ? query.get('v') : null
}

/**
 * Reads the player's address in a video link's `data-video`.
 * @param base for relative addresses
 * @returns null for an empty or invalid address
 */
export function readPlayer(printed: string | null, base: string): string | null {
  if (!printed?.trim()) return null
  return parseWebUrl(printed.trim(), base)?.href ?? null
}
