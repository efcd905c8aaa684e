import { lateCode } from '../../late-code'

export type Drawing = typeof import('./drawing')

/** The code that reads and draws comments. It is fetched late, because most visitors open none. */
export const drawingCode = lateCode((): Promise<Drawing> => import('./drawing'))
