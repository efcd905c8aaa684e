import { parseUrl } from '../../../../src/page/parse-url'

const WEB = /^https?:\/\//i

/**
 * Reads an absolute web address, which is harmless as a link or a picture (contract 05 §4.3).
 * @returns undefined for everything else, also for a relative address
 */
export function webAddress(value: unknown): string | undefined {
  const address = typeof value === 'string' ? value.trim() : ''
  return WEB.test(address) && parseUrl(address) ? address : undefined
}
