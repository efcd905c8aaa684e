import type { Check } from '../../../src/check/problem'
import { readReplies } from './markup'

/** Contract 05 §7.5. */
export const check: Check = (paragraph) =>
  readReplies(paragraph)
    ? []
    : [{ kind: 'missing', message: 'replies lack a link, a box beside them, or data-id: they do not open' }]
