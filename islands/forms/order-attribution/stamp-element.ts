import { asOurs, isOurs } from '../../../legacy-shims/globals/ours'

export const STAMP = 'wc-order-attribution-inputs'

type OnArrival = (stamp: Element) => void

/**
 * Calls back as soon as the custom element is added, before a checkout that was just refreshed can be sent.
 * A custom element cannot be undefined or redefined: another script's definition is kept.
 * @returns a function that stops calling back
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
