import { onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'
import { type FieldsDraft, readFieldsDraft, writeFieldsDraft } from './draft'
import { type Field, readFields, shouldRestore } from './fields'

/** Stores in the tab what the visitor fills in on the settings page, until the order (E05). */
export const mount: Mount = (form, scope) => {
  const { window, document } = scope
  const fields = readFields(form)
  const draft = readFieldsDraft(window)
  let { fields: kept } = draft

  function keep() {
    const changes = changesOf(fields)
    if (JSON.stringify(changes) === JSON.stringify(kept)) return
    kept = changes
    writeFieldsDraft(window, { isSent: false, fields: kept })
  }
  function send() {
    keep()
    writeFieldsDraft(window, { isSent: true, fields: kept })
  }

  for (const field of fields) {
    const before = draft.fields[field.key]
    if (before && shouldRestore(before, field.read(), draft.isSent)) field.fill(before.value)
  }
  // It listens on the document, so that the island of the choices has turned off the other radio buttons
  // before the fields are read.
  scope.listen(document, ['input', 'change'], keep)
  scope.listen(form, 'submit', send)
  // The date picker of jQuery UI writes into the fields by itself.
  scope.add(onJQueryTriggers(window, form, { change: keep }))
  scope.listen(window, 'pagehide', keep)
}

function changesOf(fields: readonly Field[]): FieldsDraft['fields'] {
  const changed = fields.map(({ key, read }) => [key, read()] as const)
  return Object.fromEntries(changed.filter(([, { value, printed }]) => value !== printed))
}
