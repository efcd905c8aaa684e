import { flagOf } from '../../../src/page/data-flag'
import { needPart } from '../../../tools/scan/checks/attribute'
import { mayBeNumber } from '../../../tools/scan/checks/number'
import { mayBeUrl } from '../../../tools/scan/checks/url'
import type { Check } from '../../../tools/scan/problem'
import { readParts, readSettings } from './markup'

/** Contract 06 §2: the box's parts, and its settings; that an address is absent its reader reports. */
export const check: Check = (host, page) => {
  readSettings(host, page)
  const parts = readParts(host) ? [] : needPart(host, '.aws-search-form input.aws-search-field')
  const asks = flagOf(host, 'data-ajax-search', { absent: true })
  return [
    ...parts,
    ...(asks ? mayBeUrl(host, 'data-url') : []),
    ...mayBeNumber(host, 'data-min-chars', { least: 0 }),
    ...mayBeNumber(host, 'data-timeout', { least: 0 }),
  ]
}
