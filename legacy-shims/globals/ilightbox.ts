import { isOurs } from './ours'

/** The event that carries calls of the library's API to laurel's lightbox, at the page's root element. */
export const LIGHTBOX_CALL = 'laurel:lightbox'

/** The class of links that open a lightbox: other scripts of the theme read it (contract 03 §4.1). */
export const LIGHTBOX_BOUND = 'ilightbox-enabled'

const COMMANDS = [
  'close',
  'moveNext',
  'movePrev',
  'goTo',
  'refresh',
  'reposition',
  'fullScreen',
  'setOption',
  'destroy',
] as const
export type LightboxCommand = (typeof COMMANDS)[number]

/** The object that the library's calls return, and that `window.iLightBox` is while it is open (contract 03 §4.2). */
export type LightboxHandle = Readonly<Record<LightboxCommand, (value?: unknown) => void>>

/** The bound links, or the items themselves, with the library's options. All of it is data from outside. */
export interface LightboxSource {
  readonly items: unknown
  readonly links?: readonly Element[]
  readonly options: unknown
}

export type LightboxCall = { readonly handle: LightboxHandle } & (
  | { readonly what: 'open'; readonly source: LightboxSource; readonly link?: Element | undefined }
  /** The page's address opens it, by the `linkId` of its options. */
  | { readonly what: 'follow'; readonly source: LightboxSource }
  | { readonly what: 'command'; readonly command: LightboxCommand; readonly value: unknown }
)

/** A handle that passes the calls of its methods on. */
export function createLightboxHandle(
  onCommand: (command: LightboxCommand, value: unknown, handle: LightboxHandle) => void,
): LightboxHandle {
  const methods = COMMANDS.map((command) => [command, (value?: unknown) => onCommand(command, value, handle)])
  const handle: LightboxHandle = Object.fromEntries(methods)
  return handle
}

/** @returns whether laurel's lightbox handled the call: it does not before its code has arrived */
export function callLightbox(root: Element, call: LightboxCall): boolean {
  return !root.dispatchEvent(new CustomEvent<LightboxCall>(LIGHTBOX_CALL, { detail: call, cancelable: true }))
}

/** Whether the page has the lightbox library itself: then the library handles its links. */
export function hasLightboxLibrary(window: Window & { jQuery?: unknown }): boolean {
  const fn = property(window.jQuery, 'fn')
  const plugin = property(fn, 'iLightBox')
  return typeof plugin === 'function' && !isOurs(plugin)
}

function property(value: unknown, name: string): unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, name)
    : undefined
}
