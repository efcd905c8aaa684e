import { atom } from 'nanostores'
import type { Page } from '../../../src/page/page'

export type Drawing = typeof import('./drawing')

/** The code that draws comments: most visitors open none. */
export const $drawing = atom<Drawing | undefined>()

export const drawingCode = { fetch: (): Promise<Drawing> => import('./drawing') }

let isComing = false

/** Fetches it once; after a failure, again when it is needed next. */
export async function fetchDrawing({ report }: Pick<Page, 'report'>): Promise<void> {
  if ($drawing.get() || isComing) return
  isComing = true
  try {
    $drawing.set(await drawingCode.fetch())
  } catch (cause) {
    report(cause, 'load')
  } finally {
    isComing = false
  }
}
