import { actAsButton } from '../../../src/dom/act-as-button'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Scope } from '../../../src/page/scope'
import { takeBrackets } from './brackets'
import {
  COLUMN_CLASS,
  entriesIn,
  isOfType,
  labelsIn,
  listsIn,
  panelNear,
  SELECTED_CLASS,
  type Trigger,
  triggersIn,
} from './markup'

/** Contract 03 §5.5. */
const SLIDE_MS = 400
const NEXT_LIST_MS = 600

/** Entries over a blog, each of which opens its own list in the one panel below. */
export function extraPanel(options: HTMLElement, scope: Scope): void {
  const { window } = scope
  const triggers = triggersIn(options)
  const nearest = panelNear(options)
  if (!nearest || triggers.length === 0) return
  const panel = nearest
  const adopted = scope.adopt
  const lists = listsIn(panel)
  let selected: Trigger | undefined
  /** Until it is over, the panel closes over the list before. */
  let cancelChange = () => {}
  let giveBrackets = () => {}

  adopted.style(panel, 'display', panel.style.display)
  function press(trigger: Trigger) {
    dress()
    const wasOpen = selected !== undefined
    select(trigger === selected ? undefined : trigger)
    if (!wasOpen) {
      showList()
      return
    }
    slideUp(panel, { durationMs: SLIDE_MS })
    if (!selected) cancelChange()
    else waitForList()
  }
  /** However often another entry is chosen meanwhile. */
  function waitForList() {
    cancelChange()
    cancelChange = scope.after(prefersReducedMotion(window) ? 0 : NEXT_LIST_MS, showList)
  }
  function showList() {
    for (const list of lists) {
      const isShown = selected !== undefined && isOfType(list, selected.type)
      adopted.style(list, 'display', isShown ? 'block' : 'none')
    }
    slideDown(panel, { durationMs: SLIDE_MS })
  }
  function select(trigger: Trigger | undefined) {
    selected = trigger
    for (const one of triggers) {
      adopted.toggle(one.li, SELECTED_CLASS, one === trigger)
      adopted.attribute(one.link, 'aria-expanded', String(one === trigger))
    }
  }
  function dress() {
    for (const entry of entriesIn(panel)) adopted.classes(entry, COLUMN_CLASS)
    giveBrackets()
    giveBrackets = takeBrackets(labelsIn(panel))
  }

  for (const trigger of triggers) {
    scope.add(actAsButton(trigger.link, adopted))
    scope.listen(trigger.link, 'click', (event) => {
      event.preventDefault()
      press(trigger)
    })
    adopted.attribute(trigger.link, 'aria-expanded', 'false')
  }
  scope.add(() => giveBrackets())
  scope.add(() => stopSlide(panel))
}
