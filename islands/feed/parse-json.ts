import { attempt } from '../../src/page/attempt'

/** @returns undefined for invalid JSON */
export const parseJson = (text: string | undefined): unknown => attempt<unknown>(() => JSON.parse(text ?? ''))
