import { isNumber } from './library-rules'
import type { Check } from './values'

/** What a remainder may be off by, in decimals: 0.3 is no exact multiple of 0.1. */
const PRECISION = 6

/** What is no number is the business of the rule `number`; a threshold that is none says nothing (contract 07 B4). */
export const minnumber: Check = ({ texts }, { threshold }) => {
  const least = readNumber(threshold)
  return least === undefined || texts.every((text) => (readNumber(text) ?? least) >= least)
}

export const maxnumber: Check = ({ texts }, { threshold }) => {
  const most = readNumber(threshold)
  return most === undefined || texts.every((text) => (readNumber(text) ?? most) <= most)
}

/** The remainder keeps its sign, as the server's does: to -0.3, 0.1 is no step. */
export const stepnumber: Check = ({ texts }, { base, interval }) => {
  const step = readNumber(interval) ?? 0
  const first = readNumber(base) ?? 0
  if (step <= 0) return true
  return texts.every((text) => {
    const value = readNumber(text)
    if (value === undefined) return false
    const remainder = (value - first) % step
    return isNothing(remainder) || isNothing(remainder - step)
  })
}

const isNothing = (value: number) => Number(value.toFixed(PRECISION)) === 0

function readNumber(value: unknown): number | undefined {
  const text = String(value ?? '').trim()
  return text && isNumber(text) ? Number(text) : undefined
}
