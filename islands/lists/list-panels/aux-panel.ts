import { actAsButton } from '../../../src/dom/act-as-button'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Scope } from '../../../src/page/scope'
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

/** Entries over a blog that open their lists of categories or tags in one panel below. */
export function auxPanel(options: HTMLElement, scope: Scope): void {
  const { window } = scope
  const triggers = triggersIn(options)
  const nearest = panelNear(options)
  if (!nearest || triggers.length === 0) return
  const panel = nearest
  const adopted = scope.adopt
  const lists = listsIn(panel)
  let selected: Trigger | undefined
  /** Cancels the list that waits until the panel has closed over the previous one. */
  let cancelShow = () => {}
  let restoreBrackets = () => {}

  adopted.style(panel, 'display', panel.style.display)
  function press(trigger: Trigger) {
    prepareEntries()
    const wasOpen = selected !== undefined
    select(trigger === selected ? undefined : trigger)
    if (!wasOpen) {
      showList()
      return
    }
    slideUp(panel, { durationMs: SLIDE_MS })
    cancelShow()
    if (selected) showListLater()
  }
  function showListLater() {
    cancelShow = scope.after(prefersReducedMotion(window) ? 0 : NEXT_LIST_MS, showList)
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
    for (const each of triggers) {
      adopted.toggle(each.li, SELECTED_CLASS, each === trigger)
      adopted.attribute(each.link, 'aria-expanded', String(each === trigger))
    }
  }
  function prepareEntries() {
    for (const entry of entriesIn(panel)) adopted.classes(entry, COLUMN_CLASS)
    restoreBrackets()
    restoreBrackets = removeBrackets(labelsIn(panel))
  }

  for (const trigger of triggers) {
    scope.add(actAsButton(trigger.link, adopted))
    scope.listen(trigger.link, 'click', (event) => {
      event.preventDefault()
      press(trigger)
    })
    adopted.attribute(trigger.link, 'aria-expanded', 'false')
  }
  scope.add(() => restoreBrackets())
  scope.add(() => stopSlide(panel))
}

/**
 * Removes brackets from the elements' own texts.
 * @returns a function that puts them back
 */
function removeBrackets(elements: readonly Element[]): () => void {
  const texts = elements.flatMap(({ childNodes }) => [...childNodes].filter((node) => node.nodeType === 3))
  const printed = texts.map((text) => [text, text.nodeValue ?? ''] as const)
  for (const [text, before] of printed) {
    if (/[()]/.test(before)) text.nodeValue = before.replace(/[()]/g, '')
  }
  return () => {
    for (const [text, before] of printed) if (text.nodeValue !== before) text.nodeValue = before
  }
}
