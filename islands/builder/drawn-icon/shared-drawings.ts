import { listen } from '../../../src/dom/listen'
import { request } from '../../../src/wire/request'
import { WireError } from '../../../src/wire/wire-error'
import { copyDrawing } from './copy'
import { parseDrawing } from './parse'

/** Much larger than any icon. */
const SIZE_LIMIT_B = 200_000
const CALL = 'svg icon'

interface SharedFetch {
  readonly drawing: Promise<SVGElement>
  readonly call: AbortController
  /** The number of icons that wait for it. */
  waiting: number
  isDone: boolean
}

/** The drawings by their addresses: icons of the same file share one request. */
const drawings = new Map<string, SharedFetch>()

/**
 * Gets an icon's own copy of a drawing.
 * @param signal aborted when the icon is unmounted; a request without waiting icons is aborted
 * @throws WireError when it cannot be fetched, for each icon that waits for it
 */
export async function drawingAt(url: string, signal: AbortSignal): Promise<SVGElement> {
  const shared = drawings.get(url) ?? startFetch(url)
  shared.waiting++
  listen(signal, ['abort'], () => stopWaiting(url, shared), { once: true })
  return copyDrawing(await shared.drawing)
}

function startFetch(url: string): SharedFetch {
  const call = new AbortController()
  const drawing = fetchAndParse(url, call.signal)
  const shared: SharedFetch = { drawing, call, waiting: 0, isDone: false }
  const finish = () => {
    shared.isDone = true
  }
  drawing.then(finish, finish)
  drawings.set(url, shared)
  return shared
}

function stopWaiting(url: string, shared: SharedFetch) {
  shared.waiting--
  if (shared.isDone || shared.waiting > 0) return
  drawings.delete(url)
  shared.call.abort()
}

/**
 * Fetches a drawing.
 * @param url of this site, or of a site that allows it by CORS
 * @throws WireError when it cannot be fetched, is too large or is no drawing
 */
async function fetchAndParse(url: string, signal: AbortSignal): Promise<SVGElement> {
  const text = await request(url, CALL, {}, { signal, sizeLimitB: SIZE_LIMIT_B, origin: 'any' })
  const drawing = parseDrawing(text)
  if (!drawing) throw new WireError('unexpected', CALL, text)
  return drawing
}
