import { callOn } from '../../src/dom/member'

/**
 * The events by which calls of the server's inline handlers reach the islands (contract 08 §10). An island that handles one
 * prevents its default.
 */
export const COPY_CALL = 'laurel:copy-to-next'
export const PREVIEW_CALL = 'laurel:preview-image'
export const MAPS_CALL = 'laurel:maps-arrived'

/** @returns whether an island has handled the call */
export function send(target: EventTarget, type: string, detail?: unknown): boolean {
  return !callOn(target, 'dispatchEvent', new CustomEvent(type, { detail, bubbles: true, cancelable: true }))
}
