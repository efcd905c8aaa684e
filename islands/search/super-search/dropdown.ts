import { closest } from '../../../src/dom/query'
import type { OwnScope } from '../../../src/page/scope'
import { createListbox } from './listbox'
import { listAction, typeAhead } from './listbox-keys'
import { chosenIndex, OPEN_CLASS, OPTION, partsOf, SELECTED_CLASS, VALUE } from './markup'

/** Contract 02 §9.2. */
const CLOSE_MS = 100
/** After this pause, typed letters begin a new word. */
const TYPE_AHEAD_MS = 500

/** A dropdown of the super search. */
export interface Dropdown {
  toggle(): void
  close(): void
  choose(option: HTMLElement): void
  /** Makes an option active, on hover or focus. */
  activate(option: HTMLElement): void
  press(event: KeyboardEvent): void
  /** Applies the state to markup that has changed. */
  refresh(): void
  dispose(): void
}

/** @param onChoice called when an option is chosen, even if it is the current one */
export function createDropdown(dropdown: HTMLElement, scope: OwnScope, onChoice: () => void): Dropdown {
  const list = createList(dropdown, scope)
  const typed = createTypedText(scope)
  const { options, chosen, refresh, open } = list

  function close() {
    typed.clear()
    list.close()
  }
  function choose(option: HTMLElement) {
    setChoice(dropdown, option)
    close()
    refresh()
    onChoice()
  }
  function type(letter: string) {
    const { isOpen, active } = list.state()
    const labels = options().map((option) => option.textContent ?? '')
    const index = typeAhead(labels, typed.add(letter), isOpen ? active : chosen())
    open(index < 0 ? Math.max(active, chosen(), 0) : index)
  }

  return {
    close,
    choose,
    refresh,
    dispose: scope.dispose,
    toggle: () => (list.state().isOpen ? close() : open(Math.max(0, chosen()))),

    activate(option) {
      const { isOpen, active } = list.state()
      const index = options().indexOf(option)
      if (!isOpen || index < 0 || index === active) return
      list.set({ isOpen, active: index })
      refresh()
    },

    press(event) {
      const { isOpen, active } = list.state()
      const found = options()
      if (event.isComposing || found.length === 0) return
      // A focused option is the active one, and its list counts as open.
      const option = optionAt(event.target)
      const focused = option ? found.indexOf(option) : -1
      const state = {
        isOpen: isOpen || focused >= 0,
        active: focused >= 0 ? focused : isOpen ? active : chosen(),
        count: found.length,
        isTyping: !typed.isEmpty(),
      }
      const action = listAction(event, state)
      if (!action) return
      list.set(state)
      // The option may be hidden next, so the dropdown takes the focus.
      if (focused >= 0) dropdown.focus({ preventScroll: true })
      if (action.type !== 'choose' || !action.hasDefault) event.preventDefault()
      // An overlay around the dropdown must not close with it.
      if (action.type === 'close') event.stopPropagation()
      const current = found[state.active]
      if (action.type === 'close') close()
      else if (action.type === 'letter') type(action.letter)
      else if (action.type !== 'choose') open(action.index)
      else if (current) choose(current)
    },
  }
}

interface ListState {
  readonly isOpen: boolean
  /** The index of the active option; -1 if none is. */
  readonly active: number
}

/** The dropdown's list of options: open or closed, with an active option. */
function createList(dropdown: HTMLElement, { adopt, after }: OwnScope) {
  const listbox = createListbox(dropdown, adopt)
  const options = () => partsOf(dropdown).options
  const chosen = () => chosenIndex(dropdown, options())
  const isOpen = dropdown.querySelector(`ul.${OPEN_CLASS}`) !== null
  let state: ListState = { isOpen, active: isOpen ? Math.max(0, chosen()) : -1 }
  let cancelHiding = () => {}

  const refresh = () => listbox.describe({ ...state, chosen: chosen() })
  function show(on: boolean) {
    const { list } = partsOf(dropdown)
    if (!list) return
    adopt.toggle(list, OPEN_CLASS, on)
    if (on) adopt.style(list, 'translate', shiftIntoWindow(list))
  }
  function open(index: number) {
    cancelHiding()
    state = { isOpen: true, active: index }
    show(true)
    refresh()
    listbox.reveal(index)
  }
  function close() {
    if (!state.isOpen) return
    state = { ...state, isOpen: false }
    cancelHiding = after(CLOSE_MS, () => show(false))
    refresh()
  }
  return {
    options,
    chosen,
    refresh,
    open,
    close,
    state: () => state,
    set(next: ListState) {
      state = next
    },
  }
}

/** The letters that were typed without a pause between them. */
function createTypedText({ after }: OwnScope) {
  let text = ''
  let cancel = () => {}
  const clear = () => {
    text = ''
  }
  return {
    clear,
    isEmpty: () => text === '',
    add(letter: string) {
      cancel()
      cancel = after(TYPE_AHEAD_MS, clear)
      text += letter
      return text
    },
  }
}

/** Shows the choice in the server's markup; it stays there after unmount. */
function setChoice(dropdown: HTMLElement, option: HTMLElement): void {
  for (const item of dropdown.querySelectorAll('li')) item.classList.remove(SELECTED_CLASS)
  option.closest('li')?.classList.add(SELECTED_CLASS)
  dropdown.setAttribute(VALUE, option.getAttribute(VALUE) ?? '')
  const { text } = partsOf(dropdown)
  if (text) text.textContent = option.textContent?.trim() ?? ''
}

/** The option that contains the event's target. */
export function optionAt(target: EventTarget | null): HTMLElement | null {
  return closest(target, OPTION)
}

/** The theme places the list below its dropdown, which on a phone may be at the window's edge. */
function shiftIntoWindow(list: HTMLElement): string {
  list.style.translate = ''
  const { left, width } = list.getBoundingClientRect()
  const free = list.ownerDocument.documentElement.clientWidth - width
  return `${Math.max(0, Math.min(left, free)) - left}px`
}
