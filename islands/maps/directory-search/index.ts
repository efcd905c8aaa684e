import { createAdoption } from '../../../src/dom/adoption'
import { findAll } from '../../../src/dom/query'
import { actAsButton } from '../../../src/page/act-as-button'
import { listen } from '../../../src/page/listen'
import { submitForm } from '../../../src/page/submit-form'
import type { Mount } from '../../../src/runtime/island'

const BUTTON = '#directory-search-button, .directorySearch'

/** The link that sends the directory's search form, as a button would: the server answers with a page (contract 03 §10.3). */
export const mount: Mount = (form) => {
  if (!(form instanceof HTMLFormElement)) return
  const adopted = createAdoption()
  const buttons = [...findAll(form, BUTTON)].filter((button) => !button.matches('button, input'))
  const stops = buttons.flatMap((button) => [
    actAsButton(button, adopted),
    listen(button, ['click'], (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      submitForm(form)
    }),
  ])
  return () => {
    for (const stop of stops) stop()
    adopted.restore()
  }
}
