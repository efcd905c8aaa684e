import { asOurs, isOurs } from '../../../legacy-shims/globals/ours'

export const STAMP = 'wc-order-attribution-inputs'

type OnArrival = (stamp: Element) => void

/**
 * Has arrivals of the custom element told at once, before a checkout that was just refreshed is sent. A definition can
 * not be taken back, and a second one throws: whoever defined it first keeps it, ours is silent once nobody listens.
 * @returns the way to stop
 */
export function watchStamps(window: Window, onArrival: OnArrival): () => void {
  const { customElements } = window
  if (!customElements.get(STAMP)) customElements.define(STAMP, createClass())
  const defined = customElements.get(STAMP)
  if (!isOurs(defined)) return () => {}
  const set = (listener: OnArrival | undefined) => Reflect.set(Object(defined), 'onArrival', listener)
  set(onArrival)
  return () => void set(undefined)
}

function createClass(): CustomElementConstructor {
  class Stamp extends HTMLElement {
    static onArrival: OnArrival | undefined

    connectedCallback() {
      Stamp.onArrival?.(this)
    }
  }
  return asOurs(Stamp)
}
