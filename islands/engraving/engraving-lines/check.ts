import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { readItems } from './markup'

/** Contract 08 §10.2: the pieces with their lines, and the keys by which what is typed is kept. */
export const check: Check = (form) => {
  const unread = tryRead(() => readItems(form), form)
  if (unread.length > 0) return unread
  return readItems(form).flatMap(({ id, key }) =>
    key
      ? []
      : [{ kind: 'missing', message: `no product_key[] for .engravedItems_${id}: its lines are not kept` }],
  )
}
