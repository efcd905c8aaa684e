import { needPart } from '../../../src/check/attribute'
import { mayBeNumber } from '../../../src/check/number'
import type { Check } from '../../../src/check/problem'
import { mayBeUrl } from '../../../src/check/url'
import { flagOf } from '../../../src/page/data-flag'
import { readParts, readSettings } from './markup'

/** Contract 06 §2: the box's parts and settings; `readSettings` reports a missing URL. */
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
