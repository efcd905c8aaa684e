import type { ReadableAtom } from 'nanostores'
import type { ButtonEvent } from './button'
import type { Look } from './look'
import type { AddToCartParts } from './markup'

/** The look of a button, and how often it was pressed. */
export interface ButtonState {
  readonly look: Look
  readonly presses: number
}

/** A button whose presses are answered before its component is there. */
export interface PressedButton {
  readonly parts: AddToCartParts
  readonly $state: ReadableAtom<ButtonState>
  dispatch(event: ButtonEvent): void
  /** The component shows the button's state from now on. */
  endFirstLook(): void
}

/** The button of each host. The plain part of the island puts it here for its component. */
export const pressedButtons = new WeakMap<HTMLElement, PressedButton>()
