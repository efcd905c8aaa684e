import type { ReadableAtom } from 'nanostores'
import type { ButtonEvent, Look } from './button'
import type { AddToCartProps } from './markup'

/** What a button shows, and how often it was pressed. */
export interface ButtonState {
  readonly look: Look
  readonly presses: number
}

/** A button whose presses are answered before its component is there. */
export interface PressedButton {
  readonly parts: AddToCartProps
  readonly $state: ReadableAtom<ButtonState>
  dispatch(event: ButtonEvent): void
  /** The component shows the button's state from now on. */
  endFirstLook(): void
}

/** By the hosts: the plain part of the island hands them to its component. */
export const pressedButtons = new WeakMap<HTMLElement, PressedButton>()
