import { listen } from '../../../src/dom/listen'
import { WireError } from '../../../src/wire/wire-error'
import { copyDrawing } from './copy'
import { parseDrawing } from './parse'
import { fetchDrawing } from './wire'

interface Asked {
  readonly drawing: Promise<SVGElement>
  readonly call: AbortController
  /** The icons that want it. */
  waiting: number
  isHere: boolean
}

/** What this page has asked for: icons of the same file share an answer. */
const drawings = new Map<string, Asked>()

/**
 * A drawing of the icon's own.
 * @param signal ends when the icon goes: a call that nobody waits for any more ends too
 * @throws WireError when there is none; each icon that wants it is told
 */
export async function drawingAt(url: string, signal: AbortSignal): Promise<SVGElement> {
  const asked = drawings.get(url) ?? ask(url)
  asked.waiting++
  listen(signal, ['abort'], () => leave(url, asked), { once: true })
  return copyDrawing(await asked.drawing)
}

function ask(url: string): Asked {
  const call = new AbortController()
  const drawing = fetchOne(url, call.signal)
  const asked: Asked = { drawing, call, waiting: 0, isHere: false }
  const arrive = () => {
    asked.isHere = true
  }
  drawing.then(arrive, arrive)
  drawings.set(url, asked)
  return asked
}

function leave(url: string, asked: Asked) {
  asked.waiting--
  if (asked.isHere || asked.waiting > 0) return
  drawings.delete(url)
  asked.call.abort()
}

async function fetchOne(url: string, signal: AbortSignal): Promise<SVGElement> {
  const text = await fetchDrawing(url, signal)
  const drawing = parseDrawing(text)
  if (!drawing) throw new WireError('unexpected', 'svg icon', text)
  return drawing
}

/** For tests: as on a page that was just opened. */
export const forgetDrawings = (): void => drawings.clear()
