import { lateCode } from '../late-code'

/** Fetched when there is a part of them, or when the visitor comes near a picture. */
export const latePartsCode = lateCode(() => import('./late-parts'))
