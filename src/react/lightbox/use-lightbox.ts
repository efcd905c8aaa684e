import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../dom/listen'
import { openDialog } from '../../overlay/dialog'
import type { Lightbox } from '../../overlay/lightbox/create-lightbox'
import type { LightboxItem } from '../../overlay/lightbox/item'
import { type KeyMeaning, type KeyRules, readKey } from '../../overlay/lightbox/keys'
import { type LightboxState, mediaAt, type OpenState } from '../../overlay/lightbox/lightbox'
import { lockScroll } from '../../overlay/scroll-lock'
import { useLatest } from '../use-latest'

/** The current state of a lightbox. */
export function useLightbox<Item extends LightboxItem>(lightbox: Lightbox<Item>): LightboxState<Item> {
  return useStore(lightbox.$state)
}

const nothing = () => {}

export interface LightboxDialog {
  readonly label: string
  readonly isOpen: boolean
  /** Gets the focus; the dialog itself by default. */
  readonly focus?: RefObject<HTMLElement | null>
  /** The backdrop, where it is no descendant of the dialog. */
  readonly backdrop?: RefObject<HTMLElement | null>
  /** Gets the focus back; by default the element that had it. Called at the end, as it may be removed meanwhile. */
  readonly opener: () => HTMLElement | undefined
  readonly onLeave: (event: Event) => void
}

/**
 * Makes a modal dialog of the lightbox: while it is open, the page behind is inert and does not scroll.
 * @param options have to be the same, by identity, for as long as it is open
 */
export function useLightboxDialog(
  element: RefObject<HTMLElement | null>,
  { label, isOpen, focus, backdrop, opener, onLeave }: LightboxDialog,
): void {
  const leave = useRef(nothing)
  useLayoutEffect(() => {
    // Not in the effect's cleanup, after which React would restore the focus to the dialog.
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

/** Elements that use the keys themselves while they have the focus. */
const OWN_KEYS = 'input, textarea, select, video, audio, iframe'

/** Handles the keys while the lightbox is open. */
export function useLightboxKeys(
  document: Document,
  isOpen: boolean,
  rules: KeyRules & { readonly type?: 'keydown' | 'keyup' },
  act: (meaning: KeyMeaning) => void,
): void {
  const latest = useLatest({ rules, act })
  useEffect(() => {
    if (!isOpen) return
    // In a shortcut such as Ctrl+C, Ctrl may be released before C.
    const shortcuts = new Set<string>()
    const stopRecording = listen(document, ['keydown'], (event) => {
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
      stopRecording()
      stop()
    }
  }, [document, isOpen, latest, rules.type])
}

/**
 * Delays, in ms, of further attempts after the browser has reported a network: the first often still fail.
 */
const RETRIES_MS = [1000, 5000]

/** Loads again what failed when the network is back. */
export function useLightboxRetry<Item extends LightboxItem>(
  window: Window,
  { retry }: Lightbox<Item>,
  state: OpenState<Item>,
): void {
  const isFailed = mediaAt(state, state.index)?.is === 'failed'
  const delays = useRef<number[]>([])
  useEffect(() => {
    if (!isFailed) return
    const delay = delays.current.shift()
    const timer = delay && setTimeout(retry, delay)
    const stop = listen(window, ['online'], () => {
      delays.current = [...RETRIES_MS]
      retry()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [window, retry, isFailed])
}
