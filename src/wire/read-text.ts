import { WireError } from './wire-error'

/** Four times the largest pages of page builders. */
const DEFAULT_SIZE_LIMIT_B = 4_000_000

/**
 * Reads the text of an answer up to a size limit: an endless answer would crash the tab.
 * @param call its name in errors
 * @throws WireError `too-large`; the browser's error when the answer breaks off
 */
export async function readText(
  response: Response,
  call: string,
  sizeLimitB = DEFAULT_SIZE_LIMIT_B,
): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > sizeLimitB) {
      reader.cancel().catch(() => {})
      throw new WireError('too-large', call, sizeLimitB)
    }
    text += decoder.decode(value, { stream: true })
  }
}
