import { atom, type PreinitializedWritableAtom } from 'nanostores'
import { type ButtonEvent, type Look, nextLook } from './button'
import type { AddToCartProps } from './markup'

/** What a button shows, and how often it was pressed. */
export interface ButtonState {
  readonly look: Look
  readonly presses: number
}

/** A button whose presses are answered before its component is there. */
export interface PressedButton {
  readonly parts: AddToCartProps
  readonly $state: PreinitializedWritableAtom<ButtonState>
  dispatch(event: ButtonEvent): void
}

/** By the hosts: the plain part of the island and its component share one. */
const buttons = new WeakMap<HTMLElement, PressedButton>()

export const pressedButton = (host: HTMLElement) => buttons.get(host)

export function createPressedButton(parts: AddToCartProps): PressedButton {
  const $state = atom<ButtonState>({ look: 'printed', presses: 0 })
  const button: PressedButton = {
    parts,
    $state,
    dispatch(event) {
      const { look, presses } = $state.get()
      $state.set({ look: nextLook(look, event), presses: event === 'click' ? presses + 1 : presses })
    },
  }
  buttons.set(parts.host, button)
  return button
}
