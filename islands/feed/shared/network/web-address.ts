import { parseUrl } from '../../../../src/page/parse-url'

const WEB = /^https?:\/\//i

/**
 * An address that an answer gives, where following it or showing it as a picture is harmless (contract 05 §4.3).
 * Relative ones are none: what strangers write is about other sites.
 * @returns undefined for everything else
 */
export function webAddress(value: unknown): string | undefined {
  const address = typeof value === 'string' ? value.trim() : ''
  return WEB.test(address) && parseUrl(address) ? address : undefined
}
