import type { Check } from '../../../src/check/problem'
import { readHeadline } from './markup'

/** Contract 04 §9. */
export const check: Check = (host) =>
  readHeadline(host) ? [] : [{ kind: 'missing', message: 'it holds no .sf-words-wrapper with words in <b>' }]
