import { attempt } from './attempt'

/** @returns undefined for invalid JSON */
export const parseJson = (text: string | null | undefined): unknown =>
  attempt<unknown>(() => JSON.parse(text ?? ''))
