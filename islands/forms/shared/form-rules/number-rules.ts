import { isNumber } from './library-rules'
import type { Check } from './values'

/** Remainders are compared with this many decimals: in floating point 0.3 is no exact multiple of 0.1. */
const DECIMALS = 6

/**
 * Passes texts that are no numbers, which the rule `number` rejects, and malformed thresholds (contract 07
 * B4).
 */
export const minnumber: Check = ({ texts }, { threshold }) => {
  const min = readNumber(threshold)
  return min === undefined || texts.every((text) => (readNumber(text) ?? min) >= min)
}

export const maxnumber: Check = ({ texts }, { threshold }) => {
  const max = readNumber(threshold)
  return max === undefined || texts.every((text) => (readNumber(text) ?? max) <= max)
}

/** The remainder keeps its sign as on the server: -0.3 is no multiple of 0.1. */
export const stepnumber: Check = ({ texts }, { base, interval }) => {
  const step = readNumber(interval) ?? 0
  const first = readNumber(base) ?? 0
  if (step <= 0) return true
  return texts.every((text) => {
    const value = readNumber(text)
    if (value === undefined) return false
    const remainder = (value - first) % step
    return isZero(remainder) || isZero(remainder - step)
  })
}

const isZero = (value: number) => Number(value.toFixed(DECIMALS)) === 0

function readNumber(value: unknown): number | undefined {
  const text = String(value ?? '').trim()
  return text && isNumber(text) ? Number(text) : undefined
}
