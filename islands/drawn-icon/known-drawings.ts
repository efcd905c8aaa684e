import { WireError } from '../../src/wire/wire-error'
import { copyDrawing } from './copy'
import { parseDrawing } from './parse'
import { fetchDrawing } from './wire'

/** What this page has asked for: icons of the same file share an answer. */
const drawings = new Map<string, Promise<SVGElement>>()

/**
 * A drawing of the icon's own.
 * @throws WireError when there is none; each icon that wants it is told
 */
export async function drawingAt(url: string): Promise<SVGElement> {
  const known = drawings.get(url) ?? fetchOne(url)
  drawings.set(url, known)
  return copyDrawing(await known)
}

async function fetchOne(url: string): Promise<SVGElement> {
  const text = await fetchDrawing(url)
  const drawing = parseDrawing(text)
  if (!drawing) throw new WireError('unexpected', 'svg icon', text)
  return drawing
}

/** For tests: as on a page that was just opened. */
export const forgetDrawings = (): void => drawings.clear()
