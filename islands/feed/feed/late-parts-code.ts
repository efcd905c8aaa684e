import { lateCode } from '../late-code'

/** Fetched with the first such part, or when the pointer first comes to a picture. */
export const latePartsCode = lateCode(() => import('./late-parts'))
