import { WireError } from '../../src/wire/wire-error'

const TIME_LIMIT_MS = 20_000
const MOST_CHARACTERS = 200_000
const CALL = 'svg icon'

/**
 * Fetches a drawing.
 * @param url of the site itself, or of one that allows it
 * @param call calls it off
 * @throws WireError when there is none, or one that is far too large for an icon
 */
export async function fetchDrawing(url: string, call: AbortController): Promise<string> {
  const timer = setTimeout(() => call.abort(), TIME_LIMIT_MS)
  try {
    const response = await fetch(url, { credentials: 'same-origin', signal: call.signal })
    if (!response.ok) throw new WireError('status', CALL, response.status)
    const text = await response.text()
    if (text.length > MOST_CHARACTERS) throw new WireError('unexpected', CALL, text)
    return text
  } catch (cause) {
    if (cause instanceof WireError) throw cause
    throw new WireError(call.signal.aborted ? 'timeout' : 'offline', CALL, cause)
  } finally {
    clearTimeout(timer)
  }
}
