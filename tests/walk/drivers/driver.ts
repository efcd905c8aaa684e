/** The widths that the walk goes at: a desktop with a mouse, a phone with touch. */
export const VIEWPORTS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 800 },
} as const

export type Device = keyof typeof VIEWPORTS

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * A browser with one page, as far as the walk needs one. It acts at once; the visitor waits before each step.
 * Points are in pixels of the window.
 */
export interface Driver {
  /** Name and version of the browser. */
  readonly browser: string
  /** The window gets that size; a phone is touched. */
  become(device: Device): Promise<void>
  open(url: string): Promise<void>
  back(): Promise<void>
  /** A click with the mouse, or on a phone a touch. */
  click(point: Point): Promise<void>
  hover(point: Point): Promise<void>
  /** The mouse, or on a phone a finger, goes from one point to the other. */
  drag(from: Point, to: Point): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** Presses one key: a letter, or a name of `KeyboardEvent.key`. */
  press(key: string): Promise<void>
  /** Runs in the page, away from its policies; the answer is JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Forgets all cookies. */
  forget(): Promise<void>
  close(): Promise<void>
}
