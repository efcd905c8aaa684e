import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../dom/listen'
import { openDialog } from '../../overlay/dialog'
import type { Lightbox } from '../../overlay/lightbox/create-lightbox'
import type { LightboxItem } from '../../overlay/lightbox/item'
import { type KeyMeaning, type KeyRules, readKey } from '../../overlay/lightbox/keys'
import { type LightboxState, mediaAt, type OpenState } from '../../overlay/lightbox/lightbox'
import { lockScroll } from '../../overlay/scroll-lock'

/** The state of a lightbox, in step with it. */
export function useLightbox<Item extends LightboxItem>(lightbox: Lightbox<Item>): LightboxState<Item> {
  return useStore(lightbox.$state)
}

const nothing = () => {}

export interface LightboxDialog {
  readonly label: string
  readonly isOpen: boolean
  /** Takes the keyboard's place; default: the dialog itself. */
  readonly focus?: RefObject<HTMLElement | null>
  /** What lies between it and the page, where that is not a part of it. */
  readonly backdrop?: RefObject<HTMLElement | null>
  /** Where the focus returns to; default: what had it. Asked for at the end: it may have gone meanwhile. */
  readonly opener: () => HTMLElement | undefined
  readonly onLeave: (event: Event) => void
}

/**
 * While it is open, the page behind is out of reach and stands still; then the focus returns.
 * @param options the same, by identity, for as long as it is open
 */
export function useLightboxDialog(
  element: RefObject<HTMLElement | null>,
  { label, isOpen, focus, backdrop, opener, onLeave }: LightboxDialog,
): void {
  const leave = useRef(nothing)
  useLayoutEffect(() => {
    // Not when the effect is undone: React would give the focus back to what it has just been taken from.
    leave.current()
    leave.current = nothing
    const { current: root } = element
    const window = root?.ownerDocument.defaultView
    if (!isOpen || !root || !window) return
    const unlock = lockScroll(window)
    const endDialog = openDialog(root, {
      label,
      focus: focus?.current ?? null,
      backdrop: backdrop?.current ?? null,
      opener,
      onLeave,
    })
    leave.current = () => {
      endDialog()
      unlock()
    }
  }, [element, isOpen, label, focus, backdrop, opener, onLeave])
  useLayoutEffect(() => () => leave.current(), [])
}

/** Whoever has the focus there uses the keys: fields, players. */
const OWN_KEYS = 'input, textarea, select, video, audio, iframe'

/** Hears the keys while it is open. */
export function useLightboxKeys(
  document: Document,
  isOpen: boolean,
  rules: KeyRules & { readonly type?: 'keydown' | 'keyup' },
  act: (meaning: KeyMeaning) => void,
): void {
  const latest = useRef({ rules, act })
  latest.current = { rules, act }
  useEffect(() => {
    if (!isOpen) return
    // Whoever copies a text may let go of Ctrl before C.
    const shortcuts = new Set<string>()
    const stopNoting = listen(document, ['keydown'], (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) shortcuts.add(event.code)
      else shortcuts.delete(event.code)
    })
    const stop = listen(document, [rules.type ?? 'keydown'], (event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return
      if (shortcuts.has(event.code)) return
      const { activeElement } = document
      if (activeElement?.closest(OWN_KEYS) || (activeElement as HTMLElement | null)?.isContentEditable) return
      const meaning = readKey(event, latest.current.rules)
      if (!meaning) return
      event.preventDefault()
      latest.current.act(meaning)
    })
    return () => {
      stopNoting()
      stop()
    }
  }, [document, isOpen, rules.type])
}

/** What failed without a network is asked for again when there is one. */
export function useLightboxRetry<Item extends LightboxItem>(
  window: Window,
  { retry }: Lightbox<Item>,
  state: OpenState<Item>,
): void {
  const isFailed = mediaAt(state, state.index)?.is === 'failed'
  useEffect(() => {
    if (!isFailed) return
    return listen(window, ['online'], retry)
  }, [window, retry, isFailed])
}
