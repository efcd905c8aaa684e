import { WireError } from './wire-error'

/** The largest pages that page builders make are a quarter of it. */
export const DEFAULT_SIZE_LIMIT_B = 4_000_000

/**
 * The text of an answer, read as it comes, and no further than to a limit: whoever answers without end would end the tab.
 * @param call what errors call it
 * @throws WireError `too-large`; what the browser throws when the answer breaks off
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
