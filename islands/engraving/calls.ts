import { callOn } from '../../src/dom/member'

/** The events that carry calls of the server's inline handlers to the islands (contract 08 §10); who takes one prevents it. */
export const COPY_CALL = 'laurel:copy-to-next'
export const PREVIEW_CALL = 'laurel:preview-image'
export const MAPS_CALL = 'laurel:maps-arrived'

/** @returns whether an island has taken the call */
export function send(target: EventTarget, type: string, detail?: unknown): boolean {
  return !callOn(target, 'dispatchEvent', new CustomEvent(type, { detail, bubbles: true, cancelable: true }))
}
