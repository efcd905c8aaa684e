import { actAsButton } from '../../../src/dom/act-as-button'
import { findAll } from '../../../src/dom/query'
import { submitForm } from '../../../src/dom/submit-form'
import type { Mount } from '../../../src/page/island'

const BUTTON = '#directory-search-button, .directorySearch'

/** Makes the link of the directory's search form submit it (contract 03 §10.3). */
export const mount: Mount = (form, scope) => {
  if (!(form instanceof HTMLFormElement)) return
  const adopted = scope.adopt
  const buttons = [...findAll(form, BUTTON)].filter((button) => !button.matches('button, input'))
  for (const button of buttons) {
    scope.add(actAsButton(button, adopted))
    scope.listen(button, 'click', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      submitForm(form)
    })
  }
}
