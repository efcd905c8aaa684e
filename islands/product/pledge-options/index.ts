import { dispatchChange } from '../../../src/dom/dispatch-change'
import type { Mount } from '../../../src/page/island'
import {
  AMOUNT_ATTRIBUTE,
  amountField,
  amountOf,
  hasList,
  headingsOf,
  isDonateOnly,
  isInactive,
  isUnset,
  optionAround,
  optionsOf,
  radiosOf,
  SELECTED_CLASS,
} from './markup'

/** The amounts that can be pledged to a project; a click anywhere on an option chooses it (contract 03 §11). */
export const mount: Mount = (box, scope) => {
  const adopted = scope.adopt
  let headings = scope.child()

  function select(chosen: Element) {
    for (const option of optionsOf(box)) adopted.toggle(option, SELECTED_CLASS, option === chosen)
  }
  function check(radio: HTMLInputElement | undefined) {
    for (const other of optionsOf(box).flatMap(radiosOf)) if (other !== radio) other.checked = false
    if (!radio || radio.checked) return
    radio.checked = true
    dispatchChange(radio)
  }
  /** An amount that the visitor has typed is not overwritten. */
  function fillAmount(chosen: Element) {
    const field = amountField(box)
    if (field && isUnset(field.value)) field.value = amountOf(chosen.getAttribute(AMOUNT_ATTRIBUTE))
  }
  function choose(option: Element, radio = radiosOf(option)[0]) {
    fillAmount(option)
    select(option)
    check(radio)
  }
  function onClick(event: Event) {
    const option = optionAround(box, event.target)
    if (!option || event.defaultPrevented) return
    if (isInactive(option)) event.preventDefault()
    else choose(option)
  }
  /** The keyboard and other scripts change the radio without a click. */
  function onChange({ target }: Event) {
    const option = optionAround(box, target)
    if (!option || isInactive(option)) return
    const radio = radiosOf(option).find((each) => each === target)
    if (radio?.checked) choose(option, radio)
  }
  /** Runs again when options are added later. */
  function read() {
    headings.dispose()
    headings = scope.child()
    if (!hasList(box)) {
      for (const heading of headingsOf(box)) headings.adopt.style(heading, 'display', 'none')
    }
    const options = optionsOf(box)
    for (const radio of options.filter(isInactive).flatMap(radiosOf)) adopted.attribute(radio, 'disabled', '')
    const open = options.filter((option) => !isInactive(option))
    const checked = open.find((option) => radiosOf(option).some((radio) => radio.checked))
    const first = isDonateOnly(box) ? open[0] : undefined
    const chosen = checked ?? first
    if (!chosen) return
    select(chosen)
    const [radio] = radiosOf(chosen)
    if (!checked && radio) radio.checked = true
  }

  read()
  scope.listen(box, 'click', onClick)
  scope.listen(box, 'change', onChange)
  scope.onMarkup((roots) => {
    if (roots.some((root) => root !== box && box.contains(root))) read()
  })
}
