import { closest } from '../../../src/dom/query'
import type { OwnScope } from '../../../src/page/scope'
import { createListbox } from './listbox'
import { listAction, typeAhead } from './listbox-keys'
import { chosenIndex, OPEN_CLASS, OPTION, partsOf, SELECTED_CLASS, VALUE } from './markup'

/** Contract 02 §9.2. */
const CLOSE_MS = 100
/** A pause after which letters begin a new word. */
const TYPE_AHEAD_MS = 500

/** One dropdown of the search: closed, or open with the keyboard at one of its options. */
export interface Dropdown {
  toggle(): void
  close(): void
  choose(option: HTMLElement): void
  /** The visitor points at an option, or has moved the focus to it: the keyboard goes on from there. */
  point(option: HTMLElement): void
  press(event: KeyboardEvent): void
  /** Reads the markup again. */
  refresh(): void
  dispose(): void
}

/** @param onChoice called when another option was chosen, or the same one again */
export function createDropdown(dropdown: HTMLElement, scope: OwnScope, onChoice: () => void): Dropdown {
  const { adopt, after, dispose } = scope
  const listbox = createListbox(dropdown, adopt)
  let isOpen = dropdown.querySelector(`ul.${OPEN_CLASS}`) !== null
  let active = isOpen ? Math.max(0, chosenIndex(dropdown, partsOf(dropdown).options)) : -1
  let typed = ''
  let cancelHiding = () => {}
  let cancelForgetting = () => {}

  const options = () => partsOf(dropdown).options
  const chosen = () => chosenIndex(dropdown, options())
  const refresh = () => listbox.describe({ isOpen, chosen: chosen(), active })

  function show(on: boolean) {
    const { list } = partsOf(dropdown)
    if (!list) return
    adopt.toggle(list, OPEN_CLASS, on)
    if (on) adopt.style(list, 'translate', shiftIntoWindow(list))
  }
  function open(index: number) {
    cancelHiding()
    isOpen = true
    active = index
    show(true)
    refresh()
    listbox.reveal(index)
  }
  function close() {
    if (!isOpen) return
    isOpen = false
    typed = ''
    cancelHiding = after(CLOSE_MS, () => show(false))
    refresh()
  }
  /** It is the visitor's own, and stays when laurel goes. */
  function choose(option: HTMLElement) {
    for (const item of dropdown.querySelectorAll('li')) item.classList.remove(SELECTED_CLASS)
    option.closest('li')?.classList.add(SELECTED_CLASS)
    dropdown.setAttribute(VALUE, option.getAttribute(VALUE) ?? '')
    const { text } = partsOf(dropdown)
    if (text) text.textContent = option.textContent?.trim() ?? ''
    close()
    refresh()
    onChoice()
  }
  function type(letter: string) {
    cancelForgetting()
    cancelForgetting = after(TYPE_AHEAD_MS, () => {
      typed = ''
    })
    typed += letter
    const labels = options().map((option) => option.textContent ?? '')
    const index = typeAhead(labels, typed, isOpen ? active : chosen())
    open(index < 0 ? Math.max(active, chosen(), 0) : index)
  }

  return {
    close,
    choose,
    refresh,
    dispose,
    toggle: () => (isOpen ? close() : open(Math.max(0, chosen()))),

    point(option) {
      const index = options().indexOf(option)
      if (!isOpen || index < 0 || index === active) return
      active = index
      refresh()
    },

    press(event) {
      const found = options()
      if (event.isComposing || found.length === 0) return
      // An option that has the focus is the one that is meant, and its list is in use.
      const option = optionAt(event.target)
      const focused = option ? found.indexOf(option) : -1
      const state = {
        isOpen: isOpen || focused >= 0,
        active: focused >= 0 ? focused : isOpen ? active : chosen(),
        count: found.length,
        isTyping: typed !== '',
      }
      const action = listAction(event, state)
      if (!action) return
      isOpen = state.isOpen
      active = state.active
      // Its options are about to be hidden: the focus stays with the dropdown.
      if (focused >= 0) dropdown.focus({ preventScroll: true })
      if (action.type !== 'choose' || !action.goesOn) event.preventDefault()
      // The overlay around it, if any, is not to close with it.
      if (action.type === 'close') event.stopPropagation()
      const current = found[active]
      if (action.type === 'close') close()
      else if (action.type === 'letter') type(action.letter)
      else if (action.type !== 'choose') open(action.index)
      else if (current) choose(current)
    },
  }
}

/** The option that this is a part of. */
export function optionAt(target: EventTarget | null): HTMLElement | null {
  return closest(target, OPTION)
}

/** The theme hangs the list from its word, which on a phone may stand at the window's edge. */
function shiftIntoWindow(list: HTMLElement): string {
  list.style.translate = ''
  const { left, width } = list.getBoundingClientRect()
  const free = list.ownerDocument.documentElement.clientWidth - width
  return `${Math.max(0, Math.min(left, free)) - left}px`
}
